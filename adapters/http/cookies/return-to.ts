import { ownPath } from "#core/domain/pages/own-path.ts"

/** Characters of what is asked for. */
const maxLength = 512

/** Bytes in an address or a cookie; a cookie that is longer than 4096 would be dropped whole (ASVS V3.3.5). */
const maxEncodedLength = 2_048

/** Where to go after signing in: a path of ours, or nothing. */
export const safeReturnTo = (url: URL): string | undefined => {
  const [wanted = "", ...more] = url.searchParams.getAll("returnTo")
  if (more.length > 0 || wanted.length > maxLength) return undefined
  const path = ownPath(wanted)
  return path === undefined || encodeURIComponent(path).length > maxEncodedLength ? undefined : path
}

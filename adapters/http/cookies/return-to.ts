import { maxReturnToLength, ownPath } from "#core/domain/pages/own-path.ts"

/** Bytes once encoded; browsers drop cookies of more than 4096 bytes (ASVS V3.3.5). */
const maxEncodedReturnToLength = 2_048

export const safePath = (wanted: string): string | undefined => {
  if (wanted.length > maxReturnToLength) return undefined
  const path = ownPath(wanted)
  return path === undefined || encodeURIComponent(path).length > maxEncodedReturnToLength ? undefined : path
}

export const safeReturnTo = (url: URL): string | undefined => {
  const [wanted = "", ...more] = url.searchParams.getAll("returnTo")
  return more.length > 0 ? undefined : safePath(wanted)
}

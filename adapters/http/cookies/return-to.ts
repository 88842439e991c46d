import type { Site } from "../site/site.ts"

const longest = 512

/** A path of ours: browsers read `//`, `/\` and control characters as the start of another site. */
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u

/** Where to go after signing in; anything that might lead elsewhere is dropped. */
export const safeReturnTo = (url: URL, site: Site): string | undefined => {
  const [wanted, ...more] = url.searchParams.getAll("returnTo")
  if (wanted === undefined || more.length > 0 || wanted.length > longest || !ownPath.test(wanted)) {
    return undefined
  }
  return URL.canParse(wanted, site.publicUrl) &&
    new URL(wanted, site.publicUrl).origin === site.publicUrl.origin
    ? wanted
    : undefined
}

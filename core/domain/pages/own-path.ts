/** Rejects control characters, backslashes and a second slash at the start: browsers would go to another site. */
const pathShape = /^\/(?![/\\])[^\\\p{Cc}]*$/u

const ownOrigin = "http://own.invalid"

/** Longest path that a sign-in leads back to. */
export const maxReturnToLength = 512

/**
 * An untrusted URL as a path of this site, normalised as a browser would; undefined if it may lead elsewhere. Checks
 * the resolved path: `/.//host` looks like a path and becomes `//host`.
 */
export const ownPath = (address: string | undefined): string | undefined => {
  if (address === undefined || !pathShape.test(address)) return undefined
  const url = URL.parse(address, ownOrigin)
  if (url?.origin !== ownOrigin || url.pathname.startsWith("//")) return undefined
  return url.pathname + url.search + url.hash
}

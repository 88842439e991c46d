/** No control character, backslash or second slash at the start: browsers read each of these as another site. */
const pathShape = /^\/(?![/\\])[^\\\p{Cc}]*$/u

/** Stands for this site while an address is resolved. */
const ownOrigin = "http://own.invalid"

/**
 * An address from outside as a path of this site, spelt as a browser would follow it; undefined when it leads, or might
 * lead, elsewhere. The check is on the resolved path: `/.//host` looks like a path and becomes `//host`.
 */
export const ownPath = (address: string | undefined): string | undefined => {
  if (address === undefined || !pathShape.test(address)) return undefined
  const url = URL.parse(address, ownOrigin)
  if (url?.origin !== ownOrigin || url.pathname.startsWith("//")) return undefined
  return url.pathname + url.search + url.hash
}

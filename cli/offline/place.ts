/** The folder that the build is served from: `/`, or `/some/path/`. */
export const base: string = import.meta.env.BASE_URL

/** A name in what all of an origin share. Builds in other folders have others; at the root it is the plain one. */
export const namedHere = (name: string): string => (base === "/" ? name : `${name} ${base}`)

const isBelow = (path: string): boolean => path === base.slice(0, -1) || path.startsWith(base)

/** The product's own path of an address: it knows nothing of the folder. */
export const withoutBase = (path: string): string =>
  isBelow(path) ? `/${path.slice(base.length).replace(/^\/+/, "")}` : path

/** Where a path of the product is served. */
export const withBase = (path: string): string =>
  path.startsWith("/") && !(base !== "/" && isBelow(path)) ? `${base}${path.slice(1)}` : path

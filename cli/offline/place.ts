/** URL path of the folder that serves the build: `/`, or `/some/path/`. */
export const base: string = import.meta.env.BASE_URL

/** Makes a name unique among builds in other folders of the same origin. */
export const namedHere = (name: string): string => (base === "/" ? name : `${name} ${base}`)

const isBelow = (path: string): boolean => path === base.slice(0, -1) || path.startsWith(base)

export const withoutBase = (path: string): string =>
  isBelow(path) ? `/${path.slice(base.length).replace(/^\/+/, "")}` : path

export const withBase = (path: string): string =>
  path.startsWith("/") && !(base !== "/" && isBelow(path)) ? `${base}${path.slice(1)}` : path

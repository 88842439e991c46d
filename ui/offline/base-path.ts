/** URL path of the folder that serves the build: `/`, or `/some/path/`. */
export const basePath: string = import.meta.env.BASE_URL

/** Makes a name unique among builds in other folders of the same origin. */
export const nameForBuild = (name: string): string => (basePath === "/" ? name : `${name} ${basePath}`)

const isBelowBase = (path: string): boolean => path === basePath.slice(0, -1) || path.startsWith(basePath)

export const withoutBase = (path: string): string =>
  isBelowBase(path) ? `/${path.slice(basePath.length).replace(/^\/+/, "")}` : path

export const withBase = (path: string): string =>
  path.startsWith("/") && !(basePath !== "/" && isBelowBase(path)) ? `${basePath}${path.slice(1)}` : path

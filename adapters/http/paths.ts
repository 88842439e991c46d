import { calls } from "#core/contract/calls.ts"

/** Every page of the app: the same shell, which finds its own way. */
export const appPages = [
  "/",
  "/home",
  "/dashboard",
  "/feedback",
  "/achievements",
  "/insights",
  "/profile-settings",
  "/onboarding",
  "/security",
  "/privacy",
  "/terms",
  "/sign-in",
  "/sign-up",
  "/components",
  "/admin",
  "/admin/login",
  "/admin/home"
] as const

export const visitorPath = "/{link}"

/** Photos of owners and pictures of badges. */
export const uploadPaths = ["/uploads/photos/{file}", "/uploads/badges/{file}"] as const

/** `/api/feedback/{id}` as the router writes it. */
export const routePattern = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1")

const matcherOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`)

const served = [
  ...Object.values(calls).map(({ method, path }) => ({ method, matcher: matcherOf(path) })),
  ...[...uploadPaths, ...appPages, visitorPath].map((path) => ({ method: "GET", matcher: matcherOf(path) }))
]

/** The methods that a path has, HEAD wherever GET is; none for an unknown path. */
export const allowedMethods = (pathname: string): ReadonlyArray<string> => {
  const methods = served.filter(({ matcher }) => matcher.test(pathname)).map(({ method }) => method)
  const withHead = methods.includes("GET") ? [...methods, "HEAD"] : methods
  return [...new Set(withHead)].sort()
}

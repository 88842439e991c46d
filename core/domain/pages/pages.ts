/** Pages of an owner; whoever is not signed in is led to sign in, and finds the landing page at "/". */
export const ownerPages = [
  "/",
  "/home",
  "/dashboard",
  "/feedback",
  "/achievements",
  "/insights",
  "/profile-settings",
  "/account",
  "/onboarding"
] as const

/** Pages that the server draws, the same for everybody: readable before a script runs, or without one. */
export const drawnPages = [
  "/security",
  "/privacy",
  "/terms",
  "/sign-in",
  "/sign-up",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/confirm-new-email"
] as const

/** The parameters that such a page reads of its address: any other changes nothing. */
export const openPageParameters = (path: string): ReadonlyArray<string> =>
  path === "/sign-in" || path === "/sign-up" ? ["returnTo", "problem"] : []

/** Pages that everybody may see. */
export const openPages = [...drawnPages] as const

const adminPages = ["/admin", "/admin/login", "/admin/home"] as const

/** Every page but the visitors'. Those that are not drawn are the same shell, which finds its own way. */
export const appPages = [...ownerPages, ...openPages, ...adminPages] as const

/** First segments of the pages' addresses: no link may be one. */
export const pageSegments: ReadonlySet<string> = new Set(
  appPages.map((page) => page.slice(1).replace(/\/.*/, "")).filter((segment) => segment !== "")
)

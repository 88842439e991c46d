/** Owners' pages. Without a session they redirect to the sign-in, except "/", which is the landing page. */
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

export const serverRenderedPages = [
  "/security",
  "/privacy",
  "/terms",
  "/receipt",
  "/sign-in",
  "/sign-up",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/confirm-new-email"
] as const

export const publicPageParameters = (path: string): ReadonlyArray<string> =>
  path === "/sign-in" || path === "/sign-up" ? ["returnTo", "problem"] : []

export const publicPages = ["/", ...serverRenderedPages] as const

export type PublicPagePath = (typeof publicPages)[number]

const adminPages = [
  "/admin",
  "/admin/login",
  "/admin/home",
  "/admin/second-factor",
  "/admin/owners",
  "/admin/invitations",
  "/admin/reports",
  "/admin/installation"
] as const

/** Every page except visitors' pages. Pages that aren't server-rendered share one shell with a client-side router. */
export const appPages = [...ownerPages, ...serverRenderedPages, ...adminPages] as const

export const shellPages = [...ownerPages.filter((page) => page !== "/"), ...adminPages]

export const pageSegments: ReadonlySet<string> = new Set(
  appPages.map((page) => page.slice(1).replace(/\/.*/, "")).filter((segment) => segment !== "")
)

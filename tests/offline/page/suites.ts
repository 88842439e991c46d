type Suites = Readonly<Record<string, () => Promise<unknown>>>

/** Tests of `tests/adapters/http` that a page can run, on its own server. */
export const httpSuites: Suites = {
  accounts: () => import("../../adapters/http/accounts.test.ts"),
  admin: () => import("../../adapters/http/admin.test.ts"),
  authorisation: () => import("../../adapters/http/authorisation.test.ts"),
  contract: () => import("../../adapters/http/contract.test.ts"),
  failures: () => import("../../adapters/http/failures.test.ts"),
  "feedback-calls": () => import("../../adapters/http/feedback-calls.test.ts"),
  pages: () => import("../../adapters/http/pages.test.ts"),
  "profile-form": () => import("../../adapters/http/profile-form.test.ts"),
  "security-headers": () => import("../../adapters/http/security-headers.test.ts"),
  "spec-calls": () => import("../../adapters/http/spec-calls.test.ts"),
  visitors: () => import("../../adapters/http/visitors.test.ts"),
  "owner-responses": () => import("../../adapters/http/anonymity/owner-responses.test.ts"),
  "visitor-routes": () => import("../../adapters/http/anonymity/visitor-routes.test.ts"),
  "cross-site": () => import("../../adapters/http/asvs/cross-site.test.ts"),
  "ignored-headers": () => import("../../adapters/http/asvs/ignored-headers.test.ts"),
  "input-rules": () => import("../../adapters/http/asvs/input-rules.test.ts"),
  limits: () => import("../../adapters/http/limits/limits.test.ts")
}

export const suites: Suites = {
  storage: () => import("./storage.ts"),
  tabs: () => import("./tabs.ts"),
  images: () => import("./images.ts"),
  canvas: () => import("./canvas.ts"),
  ...httpSuites
}

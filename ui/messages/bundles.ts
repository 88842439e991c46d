import type { Bundles } from "./compiler/compile-catalogues.ts"

/** Areas that each entry of the browser's build loads; a test compares them with what its modules use. */
export const bundles = {
  allLanguages: ["apiErrors", "common", "releaseRule", "reply", "report", "traces", "visitor"],
  byLanguage: {
    open: [
      "accountSettings",
      "apiErrors",
      "badges",
      "common",
      "landing",
      "landingFeatures",
      "landingSteps",
      "marketing",
      "measuredClaims",
      "measurements",
      "privacy",
      "secondFactor",
      "security",
      "signIn",
      "staticPages",
      "terms",
      "visitor"
    ],
    app: [
      "accountDigest",
      "accountRights",
      "accountSettings",
      "achievements",
      "apiErrors",
      "asking",
      "badges",
      "common",
      "dashboard",
      "feedback",
      "insightPhrases",
      "insights",
      "landing",
      "landingFeatures",
      "landingSteps",
      "links",
      "marketing",
      "measurements",
      "overview",
      "profile",
      "questions",
      "release",
      "releaseRule",
      "reply",
      "secondFactor",
      "shell",
      "signIn",
      "syndication",
      "visitor"
    ],
    admin: ["admin", "installation", "invitations", "operator", "owners", "reports"]
  }
} satisfies Bundles

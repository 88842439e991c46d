import type { Bundles } from "./compiler/compile-catalogues.ts"

/** Areas that each entry of the browser's build loads; a test compares them with what its modules use. */
export const bundles = {
  allLanguages: [
    "apiErrors",
    "badges",
    "categories",
    "common",
    "releaseRule",
    "reply",
    "report",
    "traces",
    "visitor"
  ],
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
      "activity",
      "apiErrors",
      "asking",
      "badges",
      "categories",
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
      "placeholders",
      "profile",
      "questions",
      "release",
      "releaseRule",
      "reply",
      "secondFactor",
      "shell",
      "signIn",
      "summaries",
      "syndication",
      "visitor"
    ],
    admin: ["admin", "installation", "invitations", "operator", "owners", "reports"]
  }
} satisfies Bundles

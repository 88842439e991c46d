/** The HTTP tests among `tests/offline/page/suites.ts`. */
export const suites = [
  "accounts",
  "admin",
  "authorisation",
  "contract",
  "failures",
  "feedback-calls",
  "pages",
  "profile-form",
  "security-headers",
  "spec-calls",
  "visitor-form",
  "visitors",
  "sender-subnet",
  "owner-responses",
  "visitor-routes",
  "work-before-response",
  "cross-site",
  "evil-strings",
  "ignored-headers",
  "input-rules",
  "limits"
] as const

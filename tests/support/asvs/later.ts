const identity = "comes with sign-in by OIDC"

/** Requirements that no test carries yet, each with the work that brings it. Empty at the end. */
export const later: Readonly<Record<string, string>> = {
  "V1.2.4": "comes with the Postgres store",
  "V2.2.3": "comes with the admin portal",
  "V6.8.1": identity,
  "V10.2.1": identity,
  "V10.5.1": identity,
  "V10.5.2": identity
}

/** Requirements with a test for all that is served today, and what their tests must be told of next. */
export const partly: Readonly<Record<string, string>> = {
  "V1.2.1": "the admin's badge descriptions",
  "V1.3.6": "the S3 endpoint",
  "V1.5.3": "the Postgres store",
  "V3.3.4": "the admin's cookie",
  "V6.3.2": "the admin's sign-in",
  "V7.3.1": "the admin's session",
  "V7.3.2": "the admin's session",
  "V13.2.4": "the picture that OIDC names"
}

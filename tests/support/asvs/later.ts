/** Requirements that no test carries yet, each with the work that brings it. Empty at the end. */
export const later: Readonly<Record<string, string>> = {}

/** Requirements whose tests cover everything served today, each with the next case to add. */
export const partly: Readonly<Record<string, string>> = {
  "V1.2.1": "the admin's badge descriptions, on the portal's pages",
  "V1.5.3": "the same requests asked of a server on Postgres"
}

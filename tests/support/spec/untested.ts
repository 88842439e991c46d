/** Lines that no test carries yet, each with the work that brings it. Empty at the end. */
export const later: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "2 Route table 10",
    "2 Route table 11",
    "2 Route table 12",
    "2 Admin portal 1",
    "2 Admin portal 2",
    "2 Admin portal 3",
    "2 Admin portal 4",
    "2 Admin portal 5",
    "8 13",
    "9 14"
  ].map((place) => [place, "comes with the admin portal and uploads"])
)

/** Lines that ask for nothing that a person can see or a client can call. */
export const silent: Readonly<Record<string, string>> = {
  "2 Route table 16": "names nothing; the pages are /security, /privacy and /terms",
  "3 17": "names a state without effect; there is none",
  "5 14": "names nothing; docs/architecture.md says what the server checks",
  "7 24": "names nothing; the core decides",
  "8 16": "names nothing; the texts of 8 5 and 8 6 are used",
  "8 17": "names nothing; no form library is used"
}

/** Lines that ask for nothing that a person can see or a client can call. */
export const silent: Readonly<Record<string, string>> = {
  "2 Route table 16": "names nothing; the pages are /security, /privacy and /terms",
  "3 17": "names a state without effect; there is none",
  "5 14": "names nothing; docs/architecture.md says what the server checks",
  "7 24": "names nothing; the core decides",
  "8 16": "names nothing; the texts of 8 5 and 8 6 are used",
  "8 17": "names nothing; no form library is used"
}

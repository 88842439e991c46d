/** Why somebody is back on the sign-in page, in `?problem=`. Plain data: the page has a sentence for each. */
export type SignInProblem =
  | "away"
  | "busy"
  | "closed"
  | "denied"
  | "email"
  | "lost"
  | "refused"
  | "taken"
  | "unavailable"

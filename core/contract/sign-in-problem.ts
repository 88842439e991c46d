/** Reason in `?problem=` for a return to the sign-in page, which has a text for each. */
export type SignInProblem =
  | "away"
  | "busy"
  | "closed"
  | "denied"
  | "email"
  | "invitation"
  | "lost"
  | "refused"
  | "taken"
  | "unavailable"

/** A message in plain text. */
export interface Mail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where to stop mails like this one. */
  readonly unsubscribe?: string
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** URL where the recipient can stop such mails. */
  readonly unsubscribe?: string
}

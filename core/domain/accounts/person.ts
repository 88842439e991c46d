/** What an issuer says of somebody who signed in there. Checked: it is for us, and for this sign-in. */
export interface Person {
  readonly issuer: string
  /** Who this is to the issuer: 1 to 255 characters, for ever the same. */
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  readonly imageUrl: string | null
}

/** Claims of an issuer about a person who signed in there, verified to be for this client and this sign-in. */
export interface Person {
  readonly issuer: string
  /** The issuer's permanent id of the person, 1 to 255 characters. */
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  readonly imageUrl: string | null
}

/**
 * Claims of an issuer about a person who signed in there, verified to be for this client and this sign-in. `subject` is
 * the issuer's permanent id of the person, 1 to 255 characters.
 */
export interface Person {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  readonly imageUrl: string | null
}

import { Schema } from "effect"

const nullableText = Schema.NullOr(Schema.String)

export const CurrentUser = Schema.Struct({
  id: Schema.String,
  email: Schema.String,
  name: nullableText,
  jobTitle: nullableText,
  bio: nullableText,
  profileImageUrl: nullableText,
  feedbackLink: nullableText,
  showBadgesOnLanding: Schema.Boolean
})
export type CurrentUser = typeof CurrentUser.Type

export const Mailed = Schema.Struct({ message: Schema.String })

export const Credentials = Schema.Struct({ email: Schema.String, password: Schema.String })
export type Credentials = typeof Credentials.Type

/** The password was right: a code must follow within five minutes, with the cookie of this response. */
export const CodeNeeded = Schema.Struct({ second: Schema.Literal(true) })

/** A code of the authenticator app or a recovery code, with or without spaces and hyphens. */
const maxCodeLength = 64
export const code = Schema.String.check(Schema.isMaxLength(maxCodeLength))

export const EnteredCode = Schema.Struct({ code })

const InvitationCode = Schema.String.check(Schema.isMaxLength(128))

/** If the server sends mail, the password isn't read: it is chosen on the mailed link's page. */
const SignUp = Schema.Struct({
  email: Schema.String,
  password: Schema.optionalKey(Schema.Unknown),
  invitation: Schema.optionalKey(InvitationCode)
})

const InvitedLogin = Schema.Struct({
  invitation: InvitationCode,
  returnTo: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(512)))
})

export const accountSchemas = {
  login: { body: null, response: null },
  beginLogin: { body: InvitedLogin, response: Schema.Struct({ address: Schema.String }) },
  loginCallback: { body: null, response: null },
  logout: { body: null, response: null },
  signUp: { body: SignUp, response: Schema.Union([CurrentUser, Mailed]) },
  signIn: { body: Credentials, response: Schema.Union([CurrentUser, CodeNeeded]) },
  signInWithCode: { body: EnteredCode, response: CurrentUser },
  currentUser: { body: null, response: CurrentUser }
} as const

import { Schema } from "effect"

/** No session, or one that has ended. */
export class Unauthorized extends Schema.TaggedError<Unauthorized>()("Unauthorized", {}) {
  override get message() {
    return "Unauthorized"
  }
}

/** The same for an unknown e-mail and a wrong password. */
export class InvalidCredentials extends Schema.TaggedError<InvalidCredentials>()("InvalidCredentials", {}) {
  override get message() {
    return "Invalid email or password."
  }
}

/** Owners sign in through an issuer here: there are no passwords to make or to try. */
export class PasswordsOff extends Schema.TaggedError<PasswordsOff>()("PasswordsOff", {
  issuer: Schema.String
}) {
  override get message() {
    return `Sign in through ${this.issuer} here, not with a password.`
  }
}

/** SIGN_UP=closed: accounts are made by the administrator. */
export class SignUpClosed extends Schema.TaggedError<SignUpClosed>()("SignUpClosed", {}) {
  override get message() {
    return "Sign-up is closed here. Ask the administrator for an account."
  }
}

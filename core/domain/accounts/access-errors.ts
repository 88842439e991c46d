import { Schema } from "effect"

export class Unauthorized extends Schema.TaggedError<Unauthorized>()("Unauthorized", {}) {
  override get message() {
    return "Unauthorized"
  }
}

/** One error for an unknown email and a wrong password, so that it doesn't reveal which emails have accounts. */
export class InvalidCredentials extends Schema.TaggedError<InvalidCredentials>()("InvalidCredentials", {}) {
  override get message() {
    return "Invalid email or password."
  }
}

export class PasswordsOff extends Schema.TaggedError<PasswordsOff>()("PasswordsOff", {
  issuer: Schema.String
}) {
  override get message() {
    return `Sign in through ${this.issuer} here, not with a password.`
  }
}

export class SignUpClosed extends Schema.TaggedError<SignUpClosed>()("SignUpClosed", {}) {
  override get message() {
    return "Sign-up is closed here. Ask the administrator for an account."
  }
}

export class WrongPassword extends Schema.TaggedError<WrongPassword>()("WrongPassword", {}) {
  override get message() {
    return "This is not your password."
  }
}

export class SignInAgain extends Schema.TaggedError<SignInAgain>()("SignInAgain", {}) {
  override get message() {
    return "Please sign in again, to show that it is you."
  }
}

export class SessionNotFound extends Schema.TaggedError<SessionNotFound>()("SessionNotFound", {}) {
  override get message() {
    return "This session has ended already."
  }
}

export class MailedLinkUnusable extends Schema.TaggedError<MailedLinkUnusable>()("MailedLinkUnusable", {}) {
  override get message() {
    return "This link was used already, or is too old. Please ask for a new one."
  }
}

export class MailOff extends Schema.TaggedError<MailOff>()("MailOff", {}) {
  override get message() {
    return "This server sends no mail. Ask the person who runs it."
  }
}

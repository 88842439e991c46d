import { Schema } from "effect"

/** No session, or one that has ended. */
export class Unauthorized extends Schema.TaggedError<Unauthorized>()("Unauthorized", {}) {
  override get message() {
    return "Unauthorized"
  }
}

/** The same for an unknown email and a wrong password. */
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

/** SIGN_UP=closed: accounts are made by the operator. */
export class SignUpClosed extends Schema.TaggedError<SignUpClosed>()("SignUpClosed", {}) {
  override get message() {
    return "Sign-up is closed here. Ask the administrator for an account."
  }
}

/** What only the owner may do is confirmed with the password, and this is not it. */
export class WrongPassword extends Schema.TaggedError<WrongPassword>()("WrongPassword", {}) {
  override get message() {
    return "This is not your password."
  }
}

/** Where an issuer signs people in, a new sign-in stands for the password. */
export class SignInAgain extends Schema.TaggedError<SignInAgain>()("SignInAgain", {}) {
  override get message() {
    return "Please sign in again, to show that it is you."
  }
}

/** No session of this owner has this id: it is unknown, ended, or somebody else's. */
export class SessionNotFound extends Schema.TaggedError<SessionNotFound>()("SessionNotFound", {}) {
  override get message() {
    return "This session has ended already."
  }
}

/** A link from a mail, or from the operator, that was used, was replaced by another one, or is too old. */
export class MailedLinkUnusable extends Schema.TaggedError<MailedLinkUnusable>()("MailedLinkUnusable", {}) {
  override get message() {
    return "This link was used already, or is too old. Please ask for a new one."
  }
}

/** This server has nobody who sends its mail (SMTP_URL). */
export class MailOff extends Schema.TaggedError<MailOff>()("MailOff", {}) {
  override get message() {
    return "This server sends no mail. Ask the person who runs it."
  }
}

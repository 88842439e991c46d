import { Schema } from "effect"
import { wrongCodeText } from "./second-factor-rules.ts"

export class WrongCode extends Schema.TaggedError<WrongCode>()("WrongCode", {}) {
  override get message() {
    return wrongCodeText
  }
}

/** The time between password and code was too long, or the second factor was used or changed meanwhile. */
export class SignInExpired extends Schema.TaggedError<SignInExpired>()("SignInExpired", {}) {
  override get message() {
    return "Please sign in with your password again."
  }
}

export class SecondFactorRequired extends Schema.TaggedError<SecondFactorRequired>()(
  "SecondFactorRequired",
  {}
) {
  override get message() {
    return "Operators need a second factor. Set yours up first, on /admin/second-factor."
  }
}

export class SetUpExpired extends Schema.TaggedError<SetUpExpired>()("SetUpExpired", {}) {
  override get message() {
    return "Setting up took too long. Please begin again."
  }
}

export class SecondFactorOn extends Schema.TaggedError<SecondFactorOn>()("SecondFactorOn", {}) {
  override get message() {
    return "A second factor is set up already. Turn it off first."
  }
}

export class SecondFactorOff extends Schema.TaggedError<SecondFactorOff>()("SecondFactorOff", {}) {
  override get message() {
    return "No second factor is set up."
  }
}

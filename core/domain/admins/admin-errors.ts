import { Schema } from "effect"

/** One error for an unknown user name and a wrong password (spec section 8). */
export class InvalidAdminCredentials extends Schema.TaggedError<InvalidAdminCredentials>()(
  "InvalidAdminCredentials",
  {}
) {
  override get message() {
    return "Invalid credentials"
  }
}

export class AdminTaken extends Schema.TaggedError<AdminTaken>()("AdminTaken", {}) {
  override get message() {
    return "There is an admin of this name already."
  }
}

export class AdminNotFound extends Schema.TaggedError<AdminNotFound>()("AdminNotFound", {}) {
  override get message() {
    return "There is no admin of this name."
  }
}

export class BadgeNotFound extends Schema.TaggedError<BadgeNotFound>()("BadgeNotFound", {}) {
  override get message() {
    return "No such badge."
  }
}

import { Schema } from "effect"

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

export class NotOperator extends Schema.TaggedError<NotOperator>()("NotOperator", {}) {
  override get message() {
    return "Only operators can do this. Another operator can give you this role."
  }
}

export class OwnRole extends Schema.TaggedError<OwnRole>()("OwnRole", {}) {
  override get message() {
    return "You can’t change your own role. Another operator can."
  }
}

export class OwnerGone extends Schema.TaggedError<OwnerGone>()("OwnerGone", {}) {
  override get message() {
    return "This account does not exist any more."
  }
}

export class BadgeNotFound extends Schema.TaggedError<BadgeNotFound>()("BadgeNotFound", {}) {
  override get message() {
    return "No such badge."
  }
}

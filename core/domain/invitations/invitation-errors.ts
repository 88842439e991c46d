import { Schema } from "effect"
import { maxOpenInvitations } from "./invitation-rules.ts"

export class InvitationUnusable extends Schema.TaggedError<InvitationUnusable>()("InvitationUnusable", {}) {
  override get message() {
    return "You need an invitation that still works. Ask whoever runs this server for one."
  }
}

export class TooManyInvitations extends Schema.TaggedError<TooManyInvitations>()("TooManyInvitations", {}) {
  override get message() {
    return `${maxOpenInvitations} invitations are open already. Withdraw some, or wait until they end.`
  }
}

export class InvitationNotFound extends Schema.TaggedError<InvitationNotFound>()("InvitationNotFound", {}) {
  override get message() {
    return "There is no such invitation."
  }
}

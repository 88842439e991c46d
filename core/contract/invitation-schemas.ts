import { Schema } from "effect"
import { maxEmailLength } from "../domain/accounts/email-rules.ts"
import { maxInvitationUses } from "../domain/invitations/invitation-rules.ts"

const invitationFields = {
  id: Schema.String,
  madeOn: Schema.String,
  lastDay: Schema.String,
  uses: Schema.Int,
  used: Schema.Int,
  isOpen: Schema.Boolean
}

export const InvitationView = Schema.Struct(invitationFields)
export type InvitationView = typeof InvitationView.Type

/** `link` is in this response alone: only a digest of its code is stored. */
const MadeInvitation = Schema.Struct({ ...invitationFields, link: Schema.String })

export const InvitationRequest = Schema.Struct({
  uses: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: maxInvitationUses })),
  email: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(maxEmailLength)))
})
export type InvitationRequest = typeof InvitationRequest.Type

export const invitationSchemas = {
  listInvitations: { body: null, response: Schema.Array(InvitationView) },
  makeInvitation: { body: InvitationRequest, response: MadeInvitation },
  withdrawInvitation: { body: null, response: null }
} as const

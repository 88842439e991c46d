import { Effect, Option } from "effect"
import { SignUpClosed } from "../../domain/accounts/access-errors.ts"
import { InvitationUnusable } from "../../domain/invitations/invitation-errors.ts"
import { type InvitationUse, isOpenInvitation } from "../../domain/invitations/invitation-rules.ts"
import { type AccountConditions, Directory } from "../../ports/directory.ts"
import { Sealer } from "../../ports/sealer.ts"
import { SignUpPolicy } from "../../ports/sign-up-policy.ts"
import { today } from "../time/today.ts"

export const invitationIdOf = (code: string) =>
  Sealer.use(({ fingerprint }) => fingerprint("invitation", code))

const requireInvitation = Effect.fnUntraced(function* (id: string | null) {
  const use: InvitationUse = { id: id ?? "", today: yield* today }
  const found = yield* (yield* Directory).invitation(use.id)
  if (!Option.exists(found, (invitation) => isOpenInvitation(invitation, use.today)))
    return yield* new InvitationUnusable()
  return use
})

/**
 * Fails unless somebody with the invitation of this id, or with none, may sign up. Returns what the account's creation
 * requires.
 */
export const admitById = Effect.fn("admitById")(function* (invitation: string | null) {
  const { mode } = yield* SignUpPolicy
  if (mode === "closed") return yield* new SignUpClosed()
  const conditions: AccountConditions =
    mode === "open" ? {} : { invitation: yield* requireInvitation(invitation) }
  return conditions
})

export const admitByCode = Effect.fnUntraced(function* (code: string | undefined) {
  const invitation = code === undefined ? null : yield* invitationIdOf(code)
  return { invitation, conditions: yield* admitById(invitation) }
})

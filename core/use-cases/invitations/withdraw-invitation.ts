import { Effect, Result } from "effect"
import { changed } from "../../domain/hives/change-result.ts"
import { InvitationNotFound } from "../../domain/invitations/invitation-errors.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { makeAdminEntry } from "../admins/admin-entry.ts"

export const withdrawInvitation = Effect.fn("withdrawInvitation")(function* (id: string, who: string) {
  const entry = yield* makeAdminEntry(who, "withdrew an invitation")
  yield* (yield* InstallationStore).change(({ invitations }) => {
    const found = invitations.get(id)
    if (found === undefined) return Result.fail(new InvitationNotFound())
    return changed({ put: [entry], remove: [found] })
  })
})

/** A change of the encryption key ends all invitations, whose digests are under the old one. Returns how many. */
export const endInvitations = Effect.gen(function* () {
  return yield* (yield* InstallationStore).change(({ invitations }) =>
    Result.succeed({ change: { put: [], remove: [...invitations.values()] }, answer: invitations.size })
  )
})

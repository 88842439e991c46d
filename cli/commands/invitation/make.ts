import { Effect } from "effect"
import { InvitationRequest } from "#core/contract/invitation-schemas.ts"
import type { SignUpMode } from "#core/domain/accounts/sign-up-mode.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import { commandLineActor } from "#core/use-cases/admins/admin-entry.ts"
import { makeInvitation } from "#core/use-cases/invitations/make-invitation.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"

const useOf = (uses: number): string => (uses === 1 ? "Once" : `Up to ${uses} times`)

const hintsFor: Readonly<Record<SignUpMode, ReadonlyArray<string>>> = {
  invited: [],
  open: ["Nobody needs it yet: SIGN_UP is open here."],
  closed: ["It opens nothing yet: SIGN_UP is closed here."]
}

export const invitationMake: DataTask<InvitationRequest> = {
  name: "invitation-make",
  input: InvitationRequest,
  makesStore: true,
  run: (input) =>
    Effect.gen(function* () {
      const { mode } = yield* SignUpPolicy
      const made = yield* makeInvitation(input, commandLineActor)
      const mailed =
        input.email === undefined ? [] : [`It is also sent to ${input.email}. The log says if that fails.`]
      return {
        lines: [
          `${useOf(made.uses)}, until the end of ${made.lastDay} (UTC), this link opens an account:`,
          made.link,
          ...mailed,
          ...hintsFor[mode]
        ],
        data: made
      }
    }).pipe(Effect.mapError(failedBy))
}

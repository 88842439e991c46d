import { Effect, Schema } from "effect"
import { commandLineActor } from "#core/use-cases/admins/admin-entry.ts"
import { withdrawInvitation } from "#core/use-cases/invitations/withdraw-invitation.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"

const InvitationKey = Schema.Struct({ id: Schema.String })

export const invitationWithdraw: DataTask<typeof InvitationKey.Type> = {
  name: "invitation-withdraw",
  input: InvitationKey,
  run: ({ id }) =>
    withdrawInvitation(id, commandLineActor).pipe(
      Effect.as({
        lines: ["The invitation opens nothing any more. Accounts that were made with it stay."],
        data: { id }
      }),
      Effect.mapError(failedBy)
    )
}

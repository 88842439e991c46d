import { Effect, Schema } from "effect"
import { resumeAccount, suspendAccount } from "#core/use-cases/accounts/suspend-account.ts"
import { noteAct } from "#core/use-cases/admins/admin-entry.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"

const WithReason = Schema.Struct({ email: Schema.String, reason: Schema.String })

export const suspendOwner: DataTask<typeof WithReason.Type> = {
  name: "account-suspend",
  input: WithReason,
  run: (input) =>
    suspendAccount(input).pipe(
      Effect.tap(() => noteAct("closed a page")),
      Effect.map(({ owner, email, suspendedFor }) => ({
        lines: [
          `The page of ${email} is closed: to visitors its link is unknown. The owner reads why after signing in.`
        ],
        data: { id: owner, email, suspendedFor: suspendedFor ?? null }
      })),
      Effect.mapError(failedBy)
    )
}

export const resumeOwner: DataTask<typeof WithReason.Type> = {
  name: "account-resume",
  input: WithReason,
  run: ({ email: given, reason }) =>
    resumeAccount(given).pipe(
      Effect.tap(() => noteAct("opened a page again")),
      Effect.map(({ owner, email }) => ({
        lines: [`The page of ${email} is open again${reason === "" ? "" : `: ${reason}`}.`],
        data: { id: owner, email, suspendedFor: null }
      })),
      Effect.mapError(failedBy)
    )
}

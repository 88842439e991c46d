import { Clock, Effect, Schema } from "effect"
import type { Account } from "#core/domain/accounts/account.ts"
import { closuresOf } from "#core/domain/accounts/page.ts"
import { opensAt } from "#core/domain/accounts/page-hours.ts"
import { resumeAccount, suspendAccount } from "#core/use-cases/accounts/suspend-account.ts"
import type { DataTask } from "../../data-tasks/data-task.ts"
import { onAccountOf } from "./account-lookup.ts"

const WithReason = Schema.Struct({ email: Schema.String, reason: Schema.String })

const opensAtOf = (account: Account) =>
  Effect.map(Clock.currentTimeMillis, (now) => {
    const opening = opensAt(account, now)
    return opening === null ? null : new Date(opening).toISOString()
  })

export const suspendOwner: DataTask<typeof WithReason.Type> = {
  name: "account-suspend",
  input: WithReason,
  run: (input) =>
    onAccountOf(input.email, ({ owner }) => suspendAccount(null, owner, input.reason)).pipe(
      Effect.map(({ owner, email, page }) => ({
        lines: [
          `The page of ${email} is closed: visitors see an unknown link. The owner sees the reason after signing in.`
        ],
        data: { id: owner, email, suspendedFor: closuresOf(page).suspendedFor }
      }))
    )
}

/** An owner's own pause outlasts the operator's closing, and so does a deletion that has begun. */
const resumedText = (email: string, { state }: Account["page"], wasSuspended: boolean): string => {
  if (!wasSuspended) return `The page of ${email} was not suspended, so nothing changed`
  if (state === "paused") return `The page of ${email} is there again, paused by its owner`
  if (state === "pending-deletion")
    return `The page of ${email} stays closed, because its account will be deleted`
  return `The page of ${email} is open again`
}

export const resumeOwner: DataTask<typeof WithReason.Type> = {
  name: "account-resume",
  input: WithReason,
  run: ({ email: given, reason }) =>
    onAccountOf(given, (found) =>
      Effect.map(resumeAccount(null, found.owner), (account) => ({
        ...account,
        wasSuspended: closuresOf(found.page).suspendedFor !== null
      }))
    ).pipe(
      Effect.flatMap((account) => Effect.map(opensAtOf(account), (opensAt) => ({ ...account, opensAt }))),
      Effect.map(({ owner, email, page, wasSuspended, opensAt }) => ({
        lines: [
          `${resumedText(email, page, wasSuspended)}${reason === "" || !wasSuspended ? "" : `: ${reason}`}.`,
          ...(opensAt === null ? [] : [`It accepts feedback from ${opensAt}, the next release.`])
        ],
        data: { id: owner, email, suspendedFor: null, ...(opensAt === null ? {} : { opensAt }) }
      }))
    )
}

import { Effect } from "effect"
import { accountWith } from "#core/use-cases/accounts/find-account.ts"
import { resumeAccount, suspendAccount } from "#core/use-cases/accounts/suspend-account.ts"

export const suspendByEmail = (email: string, reason = "Abuse") =>
  Effect.flatMap(accountWith(email), ({ owner }) => suspendAccount(null, owner, reason))

export const resumeByEmail = (email: string) =>
  Effect.flatMap(accountWith(email), ({ owner }) => resumeAccount(null, owner))

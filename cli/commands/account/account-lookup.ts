import { Effect, Option, Schema } from "effect"
import type { Account, OwnerNotFound } from "#core/domain/accounts/account.ts"
import { normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import { IdentityProvider, type Issuer } from "#core/ports/identity-provider.ts"
import { TaskFailed } from "#core/ports/server-task.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { AccountNotFound, accountWith } from "#core/use-cases/accounts/find-account.ts"
import { failedBy } from "../../data-tasks/data-task.ts"

export const AccountCredentials = Schema.Struct({ email: Schema.String, password: Schema.String })
export type AccountCredentials = typeof AccountCredentials.Type

export const AccountEmail = Schema.Struct({ email: Schema.String })
export type AccountEmail = typeof AccountEmail.Type

export const onAccountOf = <A, E extends Error, R>(
  email: string,
  act: (account: Account) => Effect.Effect<A, E | OwnerNotFound | StoreUnavailable, R>
) =>
  accountWith(normaliseEmail(email)).pipe(
    Effect.flatMap(act),
    Effect.catchTag("OwnerNotFound", () => Effect.fail(new AccountNotFound())),
    Effect.mapError(failedBy)
  )

/** Checked again by the running server, whose settings may differ from the command's. */
const refuseWhen = (isRefused: (issuer: Option.Option<Issuer>) => boolean, text: string) =>
  Effect.gen(function* () {
    if (isRefused(yield* IdentityProvider)) return yield* new TaskFailed({ text })
  })

/** With an issuer a password is useless, and an account that has one can't be used through the issuer. */
export const forPasswords = refuseWhen(
  Option.exists(({ allowsPasswords }) => !allowsPasswords),
  "The running server uses OIDC_ISSUER and has no passwords. Set the OIDC_ variables for this command, too."
)

export const forIssuer = refuseWhen(
  Option.isNone,
  "The running server has no OIDC_ISSUER. Run this command without the OIDC_ variables, too."
)

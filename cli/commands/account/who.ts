import { Effect, Schema } from "effect"
import type { Account, OwnerNotFound } from "#core/domain/accounts/account.ts"
import { normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { AccountNotFound, accountWith } from "#core/use-cases/accounts/reset-password.ts"
import { failedBy } from "../../data-tasks/data-task.ts"

export const Credentials = Schema.Struct({ email: Schema.String, password: Schema.String })
export type Credentials = typeof Credentials.Type

export const Named = Schema.Struct({ email: Schema.String })
export type Named = typeof Named.Type

/** What is done with the account of an email. Somebody else may delete it in the meantime. */
export const onAccountOf = <A, R>(
  email: string,
  act: (account: Account) => Effect.Effect<A, OwnerNotFound | StoreUnavailable, R>
) =>
  accountWith(normaliseEmail(email)).pipe(
    Effect.flatMap(act),
    Effect.catchTag("OwnerNotFound", () => Effect.fail(new AccountNotFound())),
    Effect.mapError(failedBy)
  )

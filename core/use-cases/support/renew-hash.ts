import { Effect, Result } from "effect"
import type { Account } from "../../domain/accounts/account.ts"
import type { Admin } from "../../domain/admins/admin.ts"
import { putting } from "../../domain/hives/change.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"

const couldNot = { log: "Warn", message: "A password could not be hashed anew; the old hash stays" } as const

/** Only now is the password known. What goes wrong stops no sign-in: the next one tries again. */
const renewing = Effect.fnUntraced(function* <E, R>(
  password: string,
  stored: string | null,
  replace: (passwordHash: string) => Effect.Effect<void, E, R>
) {
  const hasher = yield* PasswordHasher
  if (stored === null || !hasher.isOutdated(stored)) return
  yield* hasher.hash(password).pipe(Effect.flatMap(replace), Effect.ignoreCause(couldNot))
})

/** Hashes an owner's right password anew where its hash was made at less than today's cost. */
export const renewOwnerHash = Effect.fn("renewOwnerHash")(function* (
  { owner, passwordHash: stored }: Account,
  password: string
) {
  const hives = yield* HiveStore
  yield* renewing(password, stored, (passwordHash) =>
    hives.change(owner, {}, ({ account }) =>
      // A password that was changed meanwhile stays changed.
      Result.succeed({
        change: account.passwordHash === stored ? putting({ ...account, passwordHash }) : putting(),
        answer: undefined
      })
    )
  )
})

/** The same for an admin. */
export const renewAdminHash = Effect.fn("renewAdminHash")(function* (
  { id, passwordHash: stored }: Admin,
  password: string
) {
  const installation = yield* InstallationStore
  yield* renewing(password, stored, (passwordHash) =>
    installation.change(({ admins }) => {
      const admin = admins.get(id)
      const isSame = admin?.passwordHash === stored
      return Result.succeed({
        change: isSame ? putting({ ...admin, passwordHash }) : putting(),
        answer: undefined
      })
    })
  )
})

import { Effect } from "effect"
import type { Account } from "../../domain/accounts/account.ts"
import type { Admin } from "../../domain/admins/admin.ts"
import { emptyChange, putChange } from "../../domain/hives/change.ts"
import { changed } from "../../domain/hives/change-result.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"

const notRenewedText = "A password could not be hashed anew; the old hash stays"

/**
 * Returns the hash that is stored now, unless another password came meanwhile. The plain password is known only during a
 * sign-in. A failure doesn't stop it: the next sign-in tries again.
 */
const renewHash = Effect.fnUntraced(function* <H extends string | null, E, R>(
  password: string,
  stored: H,
  replace: (passwordHash: string) => Effect.Effect<void, E, R>
) {
  const hasher = yield* PasswordHasher
  if (stored === null || !hasher.isOutdated(stored)) return stored
  return yield* hasher.hash(password).pipe(
    Effect.tap(replace),
    Effect.catchCause((cause) => Effect.as(Effect.logWarning(notRenewedText, cause), stored))
  )
})

export const renewOwnerHash = Effect.fn("renewOwnerHash")(function* (
  { owner, passwordHash: stored }: Account,
  password: string
) {
  const hives = yield* HiveStore
  return yield* renewHash(password, stored, (passwordHash) =>
    hives.change(owner, {}, ({ account }) =>
      changed(account.passwordHash === stored ? putChange({ ...account, passwordHash }) : emptyChange)
    )
  )
})

export const renewAdminHash = Effect.fn("renewAdminHash")(function* (
  { id, passwordHash: stored }: Admin,
  password: string
) {
  const installation = yield* InstallationStore
  return yield* renewHash(password, stored, (passwordHash) =>
    installation.change(({ admins }) => {
      const admin = admins.get(id)
      const isSame = admin?.passwordHash === stored
      return changed(isSame ? putChange({ ...admin, passwordHash }) : emptyChange)
    })
  )
})

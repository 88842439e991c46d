import { Effect, Result } from "effect"
import { WrongPassword } from "../../domain/accounts/access-errors.ts"
import type { Admin } from "../../domain/admins/admin.ts"
import { putChange } from "../../domain/hives/change.ts"
import type { SecondFactor } from "../../domain/second-factor/second-factor.ts"
import { WrongCode } from "../../domain/second-factor/second-factor-errors.ts"
import { isSameCredentialState } from "../../domain/second-factor/second-factor-rules.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { makeAdminEntry } from "./admin-entry.ts"

export const secondFactorOfAdmin = (asking: Admin) => ({
  holder: asking,
  label: asking.username,
  confirmPassword: Effect.fnUntraced(function* (password: string) {
    const matches = yield* (yield* PasswordHasher).verify(password, asking.passwordHash)
    if (!matches) return yield* new WrongPassword()
  }),
  store: Effect.fnUntraced(function* (secondFactor: SecondFactor | null) {
    const act = secondFactor === null ? "turned off a second factor" : "set up a second factor"
    const entry = yield* makeAdminEntry(asking.username, act)
    yield* (yield* InstallationStore).change(({ admins }) => {
      const admin = admins.get(asking.id)
      return admin !== undefined && isSameCredentialState(asking, admin)
        ? Result.succeed({ change: putChange({ ...admin, secondFactor }, entry), answer: undefined })
        : Result.fail(new WrongCode())
    })
  })
})

import { Effect, Result } from "effect"
import { WrongPassword } from "../../domain/accounts/access-errors.ts"
import type { Admin } from "../../domain/admins/admin.ts"
import { adminSessionKeys } from "../../domain/admins/admin-session-rules.ts"
import { changed } from "../../domain/hives/change-result.ts"
import type { SecondFactor } from "../../domain/second-factor/second-factor.ts"
import { WrongCode } from "../../domain/second-factor/second-factor-errors.ts"
import { hasSecondFactor, isSameCredentialState } from "../../domain/second-factor/second-factor-rules.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { Secrets } from "../../ports/secrets.ts"
import { makeAdminEntry } from "./admin-entry.ts"

const actOf = (asking: Admin, next: SecondFactor | null): string => {
  if (next === null) return "turned off a second factor"
  return hasSecondFactor(asking) ? "made new recovery codes" : "set up a second factor"
}

/** `token` is that of the session that asks: setting up a second factor ends all others, which the password opened. */
export const secondFactorOfAdmin = (asking: Admin, token: string | undefined) => ({
  holder: asking,
  label: asking.username,
  confirmPassword: Effect.fnUntraced(function* (password: string) {
    const matches = yield* (yield* PasswordHasher).verify(password, asking.passwordHash)
    if (!matches) return yield* new WrongPassword()
  }),
  store: Effect.fnUntraced(function* (secondFactor: SecondFactor | null) {
    const entry = yield* makeAdminEntry(asking.username, actOf(asking, secondFactor))
    const current = yield* (yield* Secrets).digest(token ?? "")
    yield* (yield* InstallationStore).change(({ admins, sessions }) => {
      const admin = admins.get(asking.id)
      if (admin === undefined || !isSameCredentialState(asking, admin)) return Result.fail(new WrongCode())
      const remove = hasSecondFactor(asking) ? [] : adminSessionKeys(sessions, asking.id, current)
      return changed({ put: [{ ...admin, secondFactor }, entry], remove })
    })
  })
})

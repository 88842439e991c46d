import { Clock, Effect, Result } from "effect"
import { Unauthorized } from "../../domain/accounts/access-errors.ts"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import type { Admin, AdminSession } from "../../domain/admins/admin.ts"
import { AdminNotFound, InvalidAdminCredentials, NotOperator } from "../../domain/admins/admin-errors.ts"
import { adminIdOf, adminTexts, isOperator } from "../../domain/admins/admin-rules.ts"
import { isAdminRenewalDue, isLive } from "../../domain/admins/admin-session-rules.ts"
import { putChange } from "../../domain/hives/change.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { AdminSessionStore } from "../../ports/admin-session-store.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { Secrets } from "../../ports/secrets.ts"
import { renewAdminHash } from "../passwords/renew-hash.ts"

/** `admin` is the one whose password was checked: fails with `AdminNotFound` if it changed since. */
const startSession = Effect.fnUntraced(function* (admin: Admin) {
  const secrets = yield* Secrets
  const token = yield* secrets.token
  const now = yield* Clock.currentTimeMillis
  const session: AdminSession = {
    kind: "admin-session",
    owner: installationOwner,
    id: yield* secrets.digest(token),
    admin: admin.id,
    createdAt: now,
    lastSeenAt: now
  }
  return yield* (yield* InstallationStore).change(({ admins }) =>
    admins.get(admin.id)?.passwordHash === admin.passwordHash
      ? Result.succeed({ change: putChange(session), answer: token })
      : Result.fail(new AdminNotFound())
  )
})

interface AdminSignInInput {
  readonly username: string
  readonly password: string
}

const verifyAdmin = Effect.fnUntraced(function* ({ username, password }: AdminSignInInput) {
  const { admins } = yield* (yield* InstallationStore).read
  const admin = admins.get(adminIdOf(username.trim()))
  const matches = yield* (yield* PasswordHasher).verify(password, admin?.passwordHash ?? null)
  if (admin === undefined || !matches) return yield* new InvalidAdminCredentials()
  return { admin, token: yield* startSession(admin) }
})

/** Takes the same time, and fails with the same error, for an unknown name and a wrong password. */
export const signInAdmin = Effect.fn("signInAdmin")(function* (input: AdminSignInInput) {
  if (input.username.trim() === "") return yield* invalidInput(adminTexts.usernameRequired)
  if (input.password === "") return yield* invalidInput(adminTexts.passwordRequired)
  const signedIn = yield* verifyAdmin(input).pipe(
    // The admin changed in the meantime, perhaps because another sign-in renewed the hash.
    Effect.retry({ times: 1, while: ({ _tag }) => _tag === "AdminNotFound" }),
    Effect.catchTag("AdminNotFound", () => Effect.fail(new InvalidAdminCredentials()))
  )
  yield* renewAdminHash(signedIn.admin, input.password)
  return signedIn
})

export const authenticateAdmin = Effect.fnUntraced(function* (token: string | undefined) {
  if (token === undefined) return yield* new Unauthorized()
  const sessions = yield* AdminSessionStore
  const found = yield* sessions.find(yield* (yield* Secrets).digest(token))
  const session = yield* Effect.fromOption(found).pipe(Effect.mapError(() => new Unauthorized()))
  const now = yield* Clock.currentTimeMillis
  const { admins } = yield* (yield* InstallationStore).read
  const admin = admins.get(session.admin)
  if (admin === undefined || !isLive(session, now)) {
    yield* sessions.remove(session.id)
    return yield* new Unauthorized()
  }
  if (isAdminRenewalDue(session, now)) yield* sessions.renew({ ...session, lastSeenAt: now })
  return admin
})

/** Every call of an operator passes here. */
export const authenticateOperator = Effect.fnUntraced(function* (token: string | undefined) {
  const admin = yield* authenticateAdmin(token)
  return isOperator(admin) ? admin : yield* new NotOperator()
})

export const signOutAdmin = Effect.fn("signOutAdmin")(function* (token: string) {
  yield* (yield* AdminSessionStore).remove(yield* (yield* Secrets).digest(token))
})

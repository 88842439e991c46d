import { Clock, Effect } from "effect"
import { Unauthorized } from "../../domain/accounts/access-errors.ts"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import type { Admin, AdminSession } from "../../domain/admins/admin.ts"
import { InvalidAdminCredentials } from "../../domain/admins/admin-errors.ts"
import { adminIdOf, adminTexts } from "../../domain/admins/admin-rules.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { AdminSessionStore } from "../../ports/admin-session-store.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { Secrets } from "../../ports/secrets.ts"
import { renewAdminHash } from "../support/renew-hash.ts"

const minute = 60_000

/** An admin's session ends after 30 minutes unused, and after 8 hours in any case (epoch milliseconds). */
export const adminSessionLife = { idle: 30 * minute, absolute: 480 * minute } as const

const isLive = (session: AdminSession, now: number): boolean =>
  now - session.lastSeenAt < adminSessionLife.idle && now - session.createdAt < adminSessionLife.absolute

/** Uses are noted once a minute, so that most reading writes nothing. */
const needsRenewal = (session: AdminSession, now: number): boolean => now - session.lastSeenAt >= minute

const startSession = Effect.fnUntraced(function* (admin: Admin) {
  const secrets = yield* Secrets
  const token = yield* secrets.token
  const now = yield* Clock.currentTimeMillis
  yield* (yield* AdminSessionStore).put({
    kind: "admin-session",
    owner: installationOwner,
    id: yield* secrets.digest(token),
    admin: admin.id,
    createdAt: now,
    lastSeenAt: now
  })
  return token
})

/** Signs an admin in. Takes as long, and says the same, for an unknown name and a wrong password. */
export const signInAdmin = Effect.fn("signInAdmin")(function* (input: {
  readonly username: string
  readonly password: string
}) {
  if (input.username.trim() === "") return yield* invalidInput(adminTexts.usernameRequired)
  if (input.password === "") return yield* invalidInput(adminTexts.passwordRequired)
  const { admins } = yield* (yield* InstallationStore).read
  const admin = admins.get(adminIdOf(input.username.trim()))
  const matches = yield* (yield* PasswordHasher).verify(input.password, admin?.passwordHash ?? null)
  if (admin === undefined || !matches) return yield* new InvalidAdminCredentials()
  yield* renewAdminHash(admin, input.password)
  return { admin, token: yield* startSession(admin) }
})

/** The admin whose session this secret opens. Ends the session when its time is over. */
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
  if (needsRenewal(session, now)) yield* sessions.renew({ ...session, lastSeenAt: now })
  return admin
})

/** Ends the session of this secret on the server; an unknown one is no error. */
export const signOutAdmin = Effect.fn("signOutAdmin")(function* (token: string) {
  yield* (yield* AdminSessionStore).remove(yield* (yield* Secrets).digest(token))
})

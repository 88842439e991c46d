import { Clock, Effect, Result } from "effect"
import { SignInAgain, Unauthorized } from "../../domain/accounts/access-errors.ts"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import type { Admin, AdminSession } from "../../domain/admins/admin.ts"
import { AdminNotFound, InvalidAdminCredentials, NotOperator } from "../../domain/admins/admin-errors.ts"
import { adminIdOf, adminTexts, isOperator } from "../../domain/admins/admin-rules.ts"
import {
  adminSessionsBeyondLimit,
  isAdminRenewalDue,
  isFreshAdminSession,
  isLive
} from "../../domain/admins/admin-session-rules.ts"
import type { SecondFactor } from "../../domain/second-factor/second-factor.ts"
import { SecondFactorRequired, SignInExpired } from "../../domain/second-factor/second-factor-errors.ts"
import { hasSecondFactor, isSameCredentialState } from "../../domain/second-factor/second-factor-rules.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { AdminSessionStore } from "../../ports/admin-session-store.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { Secrets } from "../../ports/secrets.ts"
import { ifWritable } from "../health/if-writable.ts"
import { renewAdminHash } from "../passwords/renew-hash.ts"
import { holderOfTicket, makeTicket } from "../second-factor/sign-in-ticket.ts"
import { type TimedCode, useCode } from "../second-factor/use-code.ts"

/**
 * `admin` is the one who was authenticated: fails with `AdminNotFound` if password or second factor changed since.
 * `used` is the second factor after the code that was entered.
 */
const startSession = Effect.fnUntraced(function* (admin: Admin, used?: SecondFactor) {
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
  return yield* (yield* InstallationStore).change(({ admins, sessions }) => {
    const current = admins.get(admin.id)
    if (current === undefined || !isSameCredentialState(admin, current))
      return Result.fail(new AdminNotFound())
    const put = used === undefined ? [session] : [session, { ...current, secondFactor: used }]
    const remove = adminSessionsBeyondLimit(sessions, admin.id)
    return Result.succeed({ change: { put, remove }, answer: token })
  })
})

interface AdminSignInInput {
  readonly username: string
  readonly password: string
}

const adminById = (id: string) =>
  InstallationStore.use(({ read }) => Effect.map(read, ({ admins }) => admins.get(id)))

const verifyAdmin = Effect.fnUntraced(function* ({ username, password }: AdminSignInInput) {
  const admin = yield* adminById(adminIdOf(username.trim()))
  const matches = yield* (yield* PasswordHasher).verify(password, admin?.passwordHash ?? null)
  if (admin === undefined || !matches) return yield* new InvalidAdminCredentials()
  return { admin, token: hasSecondFactor(admin) ? undefined : yield* startSession(admin) }
})

/**
 * Returns a session's token or, for an admin with a second factor, the ticket with which a code opens one. Takes the
 * same time, and fails with the same error, for an unknown name and a wrong password.
 */
export const signInAdmin = Effect.fn("signInAdmin")(function* (input: AdminSignInInput) {
  if (input.username.trim() === "") return yield* invalidInput(adminTexts.usernameRequired)
  if (input.password === "") return yield* invalidInput(adminTexts.passwordRequired)
  const { admin, token } = yield* verifyAdmin(input).pipe(
    // The admin changed in the meantime, perhaps because another sign-in renewed the hash.
    Effect.retry({ times: 1, while: ({ _tag }) => _tag === "AdminNotFound" }),
    Effect.catchTag("AdminNotFound", () => Effect.fail(new InvalidAdminCredentials()))
  )
  const passwordHash = yield* renewAdminHash(admin, input.password)
  return token === undefined
    ? { ticket: yield* makeTicket("admin", { ...admin, passwordHash }) }
    : { admin, token }
})

export const adminOfTicket = (ticket: string | undefined) => holderOfTicket("admin", ticket, adminById)

export const signInAdminWithCode = Effect.fn("signInAdminWithCode")(
  function* (admin: Admin, entered: TimedCode) {
    const used = yield* useCode(admin, entered)
    return { admin, token: yield* startSession(admin, used) }
  },
  Effect.catchTag(["AdminNotFound", "SecondFactorOff"], () => Effect.fail(new SignInExpired()))
)

const findSession = Effect.fnUntraced(function* (token: string | undefined) {
  if (token === undefined) return yield* new Unauthorized()
  const found = yield* (yield* AdminSessionStore).find(yield* (yield* Secrets).digest(token))
  return yield* Effect.fromOption(found).pipe(Effect.mapError(() => new Unauthorized()))
})

export const authenticateAdmin = Effect.fnUntraced(function* (token: string | undefined) {
  const session = yield* findSession(token)
  const sessions = yield* AdminSessionStore
  const now = yield* Clock.currentTimeMillis
  const { admins } = yield* (yield* InstallationStore).read
  const admin = admins.get(session.admin)
  if (admin === undefined || !isLive(session, now)) {
    yield* ifWritable(sessions.remove(session.id))
    return yield* new Unauthorized()
  }
  if (isAdminRenewalDue(session, now)) yield* ifWritable(sessions.renew({ ...session, lastSeenAt: now }))
  return admin
})

export const authenticateOperator = Effect.fnUntraced(function* (token: string | undefined) {
  const admin = yield* authenticateAdmin(token)
  if (!isOperator(admin)) return yield* new NotOperator()
  return hasSecondFactor(admin) ? admin : yield* new SecondFactorRequired()
})

/** Fails unless the session began a few minutes ago, with the password: somebody may have found an open browser. */
export const requireFreshSignIn = Effect.fnUntraced(function* (token: string | undefined) {
  const session = yield* findSession(token)
  if (!isFreshAdminSession(session, yield* Clock.currentTimeMillis)) return yield* new SignInAgain()
})

export const signOutAdmin = Effect.fn("signOutAdmin")(function* (token: string) {
  yield* (yield* AdminSessionStore).remove(yield* (yield* Secrets).digest(token))
})

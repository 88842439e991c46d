import { DateTime, Effect, Result } from "effect"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import type { Admin } from "../../domain/admins/admin.ts"
import { AdminNotFound, AdminTaken } from "../../domain/admins/admin-errors.ts"
import { adminIdOf, adminProblem } from "../../domain/admins/admin-rules.ts"
import { adminSessionKeys } from "../../domain/admins/admin-session-rules.ts"
import { putChange } from "../../domain/hives/change.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { commandLineActor, makeAdminEntry } from "./admin-entry.ts"

interface NewAdminInput {
  readonly username: string
  readonly password: string
  readonly isOperator?: boolean
}

const hashOf = Effect.fnUntraced(function* ({ username, password }: NewAdminInput) {
  const problem = adminProblem(username, password)
  if (problem !== null) return yield* invalidInput(problem)
  return yield* (yield* PasswordHasher).hash(password)
})

/** Available only on the command line, not over HTTP. */
export const addAdmin = Effect.fn("addAdmin")(function* (input: NewAdminInput) {
  const passwordHash = yield* hashOf(input)
  const admin: Admin = {
    kind: "admin",
    owner: installationOwner,
    id: adminIdOf(input.username),
    username: input.username,
    passwordHash,
    role: input.isOperator === true ? "operator" : null,
    createdAt: DateTime.formatIso(yield* DateTime.now)
  }
  const entry = yield* makeAdminEntry(
    commandLineActor,
    `added the ${admin.role ?? "admin"} ${admin.username}`
  )
  return yield* (yield* InstallationStore).change(({ admins }) =>
    admins.has(admin.id)
      ? Result.fail(new AdminTaken())
      : Result.succeed({ change: putChange(admin, entry), answer: admin })
  )
})

export const setAdminPassword = Effect.fn("setAdminPassword")(function* (input: NewAdminInput) {
  const passwordHash = yield* hashOf(input)
  const entry = yield* makeAdminEntry(commandLineActor, `gave the admin ${input.username} a new password`)
  return yield* (yield* InstallationStore).change(({ admins, sessions }) => {
    const admin = admins.get(adminIdOf(input.username))
    if (admin === undefined) return Result.fail(new AdminNotFound())
    const remove = adminSessionKeys(sessions, admin.id)
    return Result.succeed({ change: { put: [{ ...admin, passwordHash }, entry], remove }, answer: admin })
  })
})

export const removeAdminSecondFactor = Effect.fn("removeAdminSecondFactor")(function* (username: string) {
  const entry = yield* makeAdminEntry(commandLineActor, `removed the second factor of the admin ${username}`)
  return yield* (yield* InstallationStore).change(({ admins, sessions }) => {
    const admin = admins.get(adminIdOf(username))
    if (admin === undefined) return Result.fail(new AdminNotFound())
    const put = [{ ...admin, secondFactor: null }, entry]
    return Result.succeed({ change: { put, remove: adminSessionKeys(sessions, admin.id) }, answer: admin })
  })
})

export const removeAdmin = Effect.fn("removeAdmin")(function* (username: string) {
  const entry = yield* makeAdminEntry(commandLineActor, `removed the admin ${username}`)
  return yield* (yield* InstallationStore).change(({ admins, sessions }) => {
    const admin = admins.get(adminIdOf(username))
    if (admin === undefined) return Result.fail(new AdminNotFound())
    const remove = [admin, ...adminSessionKeys(sessions, admin.id)]
    return Result.succeed({ change: { put: [entry], remove }, answer: admin })
  })
})

export const listAdmins = Effect.gen(function* () {
  const { admins } = yield* (yield* InstallationStore).read
  return Array.from(admins.values()).sort((a, b) => a.id.localeCompare(b.id))
})

import { DateTime, Effect, Result } from "effect"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import type { Admin } from "../../domain/admins/admin.ts"
import { AdminNotFound, AdminTaken } from "../../domain/admins/admin-errors.ts"
import { adminIdOf, adminProblem } from "../../domain/admins/admin-rules.ts"
import { putting } from "../../domain/hives/change.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { AdminSessionStore } from "../../ports/admin-session-store.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { commandLine, makeEntry } from "./admin-entry.ts"

interface Credentials {
  readonly username: string
  readonly password: string
}

const hashOf = Effect.fnUntraced(function* ({ username, password }: Credentials) {
  const problem = adminProblem(username, password)
  if (problem !== null) return yield* invalidInput(problem)
  return yield* (yield* PasswordHasher).hash(password)
})

/** Makes an admin. From the command line alone: no call over HTTP does. */
export const addAdmin = Effect.fn("addAdmin")(function* (input: Credentials) {
  const passwordHash = yield* hashOf(input)
  const admin: Admin = {
    kind: "admin",
    owner: installationOwner,
    id: adminIdOf(input.username),
    username: input.username,
    passwordHash,
    createdAt: DateTime.formatIso(yield* DateTime.now)
  }
  const entry = yield* makeEntry(commandLine, `added the admin ${admin.username}`)
  return yield* (yield* InstallationStore).change(({ admins }) =>
    admins.has(admin.id)
      ? Result.fail(new AdminTaken())
      : Result.succeed({ change: putting(admin, entry), answer: admin })
  )
})

/** Gives an admin a new password and ends all of the admin's sessions. */
export const setAdminPassword = Effect.fn("setAdminPassword")(function* (input: Credentials) {
  const passwordHash = yield* hashOf(input)
  const entry = yield* makeEntry(commandLine, `gave the admin ${input.username} a new password`)
  const changed = yield* (yield* InstallationStore).change(({ admins }) => {
    const admin = admins.get(adminIdOf(input.username))
    if (admin === undefined) return Result.fail(new AdminNotFound())
    return Result.succeed({ change: putting({ ...admin, passwordHash }, entry), answer: admin })
  })
  yield* (yield* AdminSessionStore).removeOf(changed.id)
  return changed
})

/** Removes an admin and ends all of the admin's sessions. What the admin did stays in the history. */
export const removeAdmin = Effect.fn("removeAdmin")(function* (username: string) {
  const entry = yield* makeEntry(commandLine, `removed the admin ${username}`)
  const removed = yield* (yield* InstallationStore).change(({ admins }) => {
    const admin = admins.get(adminIdOf(username))
    if (admin === undefined) return Result.fail(new AdminNotFound())
    return Result.succeed({ change: { put: [entry], remove: [admin] }, answer: admin })
  })
  yield* (yield* AdminSessionStore).removeOf(removed.id)
  return removed
})

/** All admins, by name. */
export const listAdmins = Effect.gen(function* () {
  const { admins } = yield* (yield* InstallationStore).read
  return Array.from(admins.values()).sort((a, b) => a.id.localeCompare(b.id))
})

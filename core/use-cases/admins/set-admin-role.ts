import { Effect, Result } from "effect"
import type { Admin } from "../../domain/admins/admin.ts"
import { AdminNotFound, NotOperator, OwnRole } from "../../domain/admins/admin-errors.ts"
import { adminIdOf, isOperator } from "../../domain/admins/admin-rules.ts"
import type { Installation } from "../../domain/admins/installation.ts"
import { putChange } from "../../domain/hives/change.ts"
import { type ChangeResult, unchanged } from "../../domain/hives/change-result.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { actorName, makeAdminEntry, type Operator } from "./admin-entry.ts"

interface AdminRoleInput {
  readonly username: string
  readonly role: "operator" | null
}

const roleDeed = ({ username }: Admin, role: AdminRoleInput["role"]): string =>
  role === null ? `took the role of operator from ${username}` : `made ${username} an operator`

const roleProblem = (
  operator: Operator,
  id: string,
  { admins }: Installation
): OwnRole | NotOperator | null => {
  if (operator === null) return null
  if (operator.id === id) return new OwnRole()
  const held = admins.get(operator.id)
  return held !== undefined && isOperator(held) ? null : new NotOperator()
}

/**
 * Gives an admin the role of operator, or takes it. Operators can't change their own role, so one always remains
 * where there was one, unless the command line takes it.
 */
export const setAdminRole = Effect.fn("setAdminRole")(function* (operator: Operator, input: AdminRoleInput) {
  const id = adminIdOf(input.username)
  const store = yield* InstallationStore
  const named = (yield* store.read).admins.get(id)
  if (named === undefined) return yield* new AdminNotFound()
  const entry = yield* makeAdminEntry(actorName(operator), roleDeed(named, input.role))
  const decide = (installation: Installation): ChangeResult<Admin, AdminNotFound | NotOperator | OwnRole> => {
    const held = installation.admins.get(id)
    if (held === undefined) return Result.fail(new AdminNotFound())
    const problem = roleProblem(operator, id, installation)
    if (problem !== null) return Result.fail(problem)
    if ((held.role ?? null) === input.role) return unchanged(held)
    const changed = { ...held, role: input.role }
    return Result.succeed({ change: putChange(changed, entry), answer: changed })
  }
  return yield* store.change(decide)
})

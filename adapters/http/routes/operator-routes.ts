import { Effect } from "effect"
import type { AdminView } from "#core/contract/operator-schemas.ts"
import type { Admin } from "#core/domain/admins/admin.ts"
import { listAdmins as listAdminsUseCase } from "#core/use-cases/admins/manage-admins.ts"
import { setAdminRole as setAdminRoleUseCase } from "#core/use-cases/admins/set-admin-role.ts"
import { operatorCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"

const viewAdmin = ({ username, role = null }: Admin): AdminView => ({ username, role })

const respondWithAdmins = makeResponder("listAdmins")

export const listAdmins = operatorCall("listAdmins", () =>
  Effect.flatMap(listAdminsUseCase, (admins) => respondWithAdmins(admins.map(viewAdmin)))
)

const respondWithRole = makeResponder("setAdminRole")

export const setAdminRole = operatorCall("setAdminRole", ({ admin, body, param, site }) =>
  Effect.gen(function* () {
    const { role } = yield* body
    yield* site.limits.changeOwners(admin.id)
    const changed = yield* setAdminRoleUseCase(admin, { username: param("username"), role })
    return yield* respondWithRole(viewAdmin(changed))
  })
)

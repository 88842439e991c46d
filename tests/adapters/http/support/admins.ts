import type { Admin } from "#core/domain/admins/admin.ts"
import { emptyChange, putChange } from "#core/domain/hives/change.ts"
import { changed } from "#core/domain/hives/change-result.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { addAdmin } from "#core/use-cases/admins/manage-admins.ts"
import { cookieOf, json, password, succeed } from "./requests.ts"
import type { TestServer } from "./test-server.ts"

export const adminName = "grace.h"

export const signInAdmin = (server: TestServer, username = adminName, given = password) =>
  server.fetch("/api/admin/login", json({ username, password: given }))

/** Makes an admin, as the command line does, and signs in. */
export const makeAdmin = async (
  server: TestServer,
  username = adminName,
  isOperator = false
): Promise<string> => {
  succeed(await server.run(addAdmin({ username, password, isOperator })))
  return cookieOf(await signInAdmin(server, username))
}

export const operatorName = "olga"

/** The log of what admins did. */
export const readEntries = async (server: TestServer) =>
  succeed(await server.run(InstallationStore.use((store) => store.entries)))

/** Stored behind the screens; a code of it is never needed, since the session is there. */
const anySecondFactor = { secret: Sealed("unused"), lastStep: 0, recoveryCodes: [] }

export const giveSecondFactor = async (
  server: TestServer,
  id: string,
  secondFactor: Admin["secondFactor"] = anySecondFactor
): Promise<void> => {
  const giving = InstallationStore.use((store) =>
    store.change(({ admins }) => {
      const admin = admins.get(id)
      const change = admin === undefined ? emptyChange : putChange({ ...admin, secondFactor })
      return changed(change)
    })
  )
  succeed(await server.run(giving))
}

/** Signed in, and with a second factor, without which no operator's call is open. */
export const makeOperator = async (server: TestServer, username = operatorName): Promise<string> => {
  const cookie = await makeAdmin(server, username, true)
  await giveSecondFactor(server, username)
  return cookie
}

/** Begins another session of an operator, whose second factor is set aside meanwhile. */
export const signInOperatorAgain = async (server: TestServer, username = operatorName): Promise<string> => {
  await giveSecondFactor(server, username, null)
  const cookie = cookieOf(await signInAdmin(server, username))
  await giveSecondFactor(server, username)
  return cookie
}

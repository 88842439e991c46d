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

export const makeOperator = (server: TestServer, username = operatorName): Promise<string> =>
  makeAdmin(server, username, true)

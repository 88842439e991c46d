import { Effect, Option, Redacted } from "effect"
import { describe, expect, test } from "vitest"
import { prepareInstallation } from "#cli/layers/first-admin.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { setAdminRole } from "#core/use-cases/admins/admin-roles.ts"
import { addAdmin, listAdmins, removeAdmin } from "#core/use-cases/admins/manage-admins.ts"
import {
  adminName,
  giveSecondFactor,
  makeAdmin,
  makeOperator,
  operatorName,
  signInAdmin
} from "./support/admins.ts"
import { json, password, statusAndMessage, succeed } from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { codeAdmin, joinWithCodes } from "./support/second-factor.ts"
import { startServer, type TestServer } from "./support/test-server.ts"

const changeRole = (server: TestServer, cookie: string, username: string, role: unknown) =>
  server.fetch(`/api/admin/admins/${username}/role`, json({ role }, { cookie }, "PUT"))

const entriesOf = async (server: TestServer) =>
  succeed(await server.run(Effect.flatMap(InstallationStore, (store) => store.entries))).map(
    ({ who, what }) => `${who}: ${what}`
  )

const rolesOf = async (server: TestServer) =>
  succeed(await server.run(listAdmins)).map(({ username, role = null }) => [username, role])

const firstAdmin = (username: string) =>
  prepareInstallation({ admin: Option.some({ username, password: Redacted.make(password) }) })

describe("the role of operator", () => {
  test("is given and taken by operators, holds at once, and both are logged", async () => {
    const server = startServer()
    const [operator, admin] = [await makeOperator(server), await makeAdmin(server)]
    const asAdmin = { headers: { cookie: admin } }
    expect((await server.fetch("/api/admin/admins", asAdmin)).status).toBe(403)
    const given = await changeRole(server, operator, adminName.toUpperCase(), "operator")
    expect([given.status, await given.json()]).toEqual([200, { username: adminName, role: "operator" }])
    await giveSecondFactor(server, adminName)
    expect(await (await server.fetch("/api/admin/admins", asAdmin)).json()).toEqual([
      { username: adminName, role: "operator" },
      { username: operatorName, role: "operator" }
    ])
    expect((await changeRole(server, operator, adminName, "operator")).status).toBe(200)
    expect((await changeRole(server, admin, operatorName, null)).status).toBe(200)
    expect((await server.fetch("/api/admin/admins", { headers: { cookie: operator } })).status).toBe(403)
    expect((await entriesOf(server)).toSorted()).toEqual([
      `command line: added the admin ${adminName}`,
      `command line: added the operator ${operatorName}`,
      `${adminName}: took the role of operator from ${operatorName}`,
      `${operatorName}: made ${adminName} an operator`
    ])
  })

  test("is told by login and session to whoever has it, and to nobody else", async () => {
    const server = startServer()
    const [operator, admin] = [await makeOperator(server), await makeAdmin(server)]
    const sessionOf = async (cookie: string) =>
      (await (await server.fetch("/api/admin/session", { headers: { cookie } })).json()).admin
    expect(await sessionOf(operator)).toEqual({ username: operatorName, role: "operator" })
    expect(await sessionOf(admin)).toEqual({ username: adminName })
    await makeAdmin(server, "otto", true)
    expect((await (await signInAdmin(server, "otto")).json()).admin.role).toBe("operator")
  })

  test("can't be taken from oneself, so that somebody has it", async () => {
    const server = startServer()
    const operator = await makeOperator(server)
    expect(await statusAndMessage(await changeRole(server, operator, operatorName, null))).toEqual([
      409,
      "You can’t change your own role. Another operator can."
    ])
    expect((await changeRole(server, operator, "nobody", "operator")).status).toBe(404)
    expect((await changeRole(server, operator, operatorName, "king")).status).toBe(400)
  })

  test("of two operators who take it from one another together, one keeps it", async () => {
    const server = startServer()
    const [one, other] = [await makeOperator(server, "one"), await makeOperator(server, "other")]
    const statuses = (
      await Promise.all([changeRole(server, one, "other", null), changeRole(server, other, "one", null)])
    ).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 403])
  })

  test("goes with the admin: one of the same name who is added later has none", async () => {
    const server = startServer()
    await makeOperator(server)
    succeed(await server.run(removeAdmin(operatorName)))
    succeed(await server.run(addAdmin({ username: operatorName, password })))
    expect(await rolesOf(server)).toEqual([[operatorName, null]])
  })

  test("is taken by the command line even from the last operator", async () => {
    const server = startServer()
    await makeOperator(server)
    succeed(await server.run(setAdminRole(null, { username: operatorName, role: null })))
    expect(await rolesOf(server)).toEqual([[operatorName, null]])
  })
})

describe("an operator without a second factor", () => {
  const needed = [403, "Operators need a second factor. Set yours up first, on /admin/second-factor."]
  const adminsAs = (server: TestServer, cookie: string) =>
    server.fetch("/api/admin/admins", { headers: { cookie } })

  test("gets 403 from operators' calls until it is set up; the badges open as before", async () => {
    const server = startServer()
    const { cookie, recoveryCodes } = await joinWithCodes(server, codeAdmin, Date.now())
    succeed(await server.run(setAdminRole(null, { username: adminName, role: "operator" })))
    expect((await adminsAs(server, cookie)).status).toBe(200)
    const off = json({ password, code: recoveryCodes[0] }, { cookie }, "DELETE")
    expect((await server.fetch("/api/admin/second-factor", off)).status).toBe(204)
    expect(await statusAndMessage(await adminsAs(server, cookie))).toEqual(needed)
    expect((await server.fetch("/api/admin/badges", { headers: { cookie } })).status).toBe(200)
  })
})

describe("the first admin of the environment", () => {
  test("is an operator where nobody had an account, and stays one at the next start", async () => {
    const server = startServer()
    succeed(await server.run(firstAdmin(adminName)))
    succeed(await server.run(firstAdmin(adminName)))
    expect(await rolesOf(server)).toEqual([[adminName, "operator"]])
  })

  test("is no operator where there was an admin, is an owner, or was a deed", async () => {
    const withAdmin = startServer()
    await makeAdmin(withAdmin)
    succeed(await withAdmin.run(firstAdmin(adminName)))
    succeed(await withAdmin.run(firstAdmin("late")))
    expect(await rolesOf(withAdmin)).toEqual([
      [adminName, null],
      ["late", null]
    ])
    const withOwner = startServer()
    await makeHive(withOwner, "asha@example.com", "asha-rao")
    succeed(await withOwner.run(firstAdmin(adminName)))
    expect(await rolesOf(withOwner)).toEqual([[adminName, null]])
    const withDeed = startServer()
    await makeAdmin(withDeed)
    succeed(await withDeed.run(removeAdmin(adminName)))
    succeed(await withDeed.run(firstAdmin(adminName)))
    expect(await rolesOf(withDeed)).toEqual([[adminName, null]])
  })
})

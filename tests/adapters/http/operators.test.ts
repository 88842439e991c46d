import { Option, Redacted } from "effect"
import { describe, expect, test } from "vitest"
import { prepareInstallation } from "#cli/server/prepare-installation.ts"
import { addAdmin, listAdmins, removeAdmin } from "#core/use-cases/admins/manage-admins.ts"
import { setAdminRole } from "#core/use-cases/admins/set-admin-role.ts"
import {
  adminName,
  giveSecondFactor,
  makeAdmin,
  makeOperator,
  operatorName,
  readEntries,
  signInAdmin
} from "./support/admins.ts"
import { statusesOf } from "./support/limited.ts"
import { json, password, readAs, statusAndMessage, succeed } from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { codeAdmin, joinWithCodes } from "./support/second-factor.ts"
import { startServer, type TestServer } from "./support/test-server.ts"

const changeRole = (server: TestServer, cookie: string, username: string, role: unknown) =>
  server.fetch(`/api/admin/admins/${username}/role`, json({ role }, { cookie }, "PUT"))

const listAs = (server: TestServer, cookie: string) =>
  server.fetch("/api/admin/admins", { headers: { cookie } })

const rolesOf = async (server: TestServer) =>
  succeed(await server.run(listAdmins)).map(({ username, role = null }) => [username, role])

describe("the role of operator", () => {
  test("is given and taken by operators, holds at once, and both are logged", async () => {
    const server = startServer()
    const [operator, admin] = [await makeOperator(server), await makeAdmin(server)]
    expect((await listAs(server, admin)).status).toBe(403)
    const given = await changeRole(server, operator, adminName.toUpperCase(), "operator")
    expect([given.status, await given.json()]).toEqual([200, { username: adminName, role: "operator" }])
    await giveSecondFactor(server, adminName)
    expect(await (await listAs(server, admin)).json()).toEqual([
      { username: adminName, role: "operator" },
      { username: operatorName, role: "operator" }
    ])
    expect((await changeRole(server, operator, adminName, "operator")).status).toBe(200)
    expect((await changeRole(server, admin, operatorName, null)).status).toBe(200)
    expect((await listAs(server, operator)).status).toBe(403)
    const entries = (await readEntries(server)).map(({ who, what }) => `${who}: ${what}`)
    expect(entries.toSorted()).toEqual([
      `command line: added the admin ${adminName}`,
      `command line: added the operator ${operatorName}`,
      `${adminName}: took the role of operator from ${operatorName}`,
      `${operatorName}: made ${adminName} an operator`
    ])
  })

  test("is told by login and session to whoever has it, and to nobody else", async () => {
    const server = startServer()
    const [operator, admin] = [await makeOperator(server), await makeAdmin(server)]
    const sessionOf = async (cookie: string) => (await readAs(server, cookie, "/api/admin/session")).admin
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
    const both = [changeRole(server, one, "other", null), changeRole(server, other, "one", null)]
    expect(statusesOf(await Promise.all(both)).toSorted()).toEqual([200, 403])
  })

  test("goes with the admin, who may be the last operator, or is taken by the command line", async () => {
    const server = startServer()
    await makeOperator(server)
    succeed(await server.run(removeAdmin(operatorName)))
    succeed(await server.run(addAdmin({ username: operatorName, password })))
    expect(await rolesOf(server)).toEqual([[operatorName, null]])
    await makeOperator(server, "otto")
    succeed(await server.run(setAdminRole(null, { username: "otto", role: null })))
    expect(await rolesOf(server)).toContainEqual(["otto", null])
  })
})

test("an operator without a second factor gets 403 from operators' calls until it is set up; the badges open as before", async () => {
  const server = startServer()
  const { cookie, recoveryCodes } = await joinWithCodes(server, codeAdmin, Date.now())
  succeed(await server.run(setAdminRole(null, { username: adminName, role: "operator" })))
  expect((await listAs(server, cookie)).status).toBe(200)
  const off = json({ password, code: recoveryCodes[0] }, { cookie }, "DELETE")
  expect((await server.fetch("/api/admin/second-factor", off)).status).toBe(204)
  expect(await statusAndMessage(await listAs(server, cookie))).toEqual([
    403,
    "Operators need a second factor. Set yours up first, on /admin/second-factor."
  ])
  expect((await server.fetch("/api/admin/badges", { headers: { cookie } })).status).toBe(200)
})

describe("the first admin of the environment", () => {
  const rolesAfterStart = async (server: TestServer, username = adminName) => {
    const admin = Option.some({ username, password: Redacted.make(password) })
    succeed(await server.run(prepareInstallation({ admin })))
    return rolesOf(server)
  }

  test("is an operator where nobody had an account, and stays one at the next start", async () => {
    const server = startServer()
    await rolesAfterStart(server)
    expect(await rolesAfterStart(server)).toEqual([[adminName, "operator"]])
  })

  test("is no operator where there was an admin, is an owner, or was a deed", async () => {
    const [withAdmin, withOwner, withDeed] = [startServer(), startServer(), startServer()]
    const admin = [adminName, null]
    await makeAdmin(withAdmin)
    expect(await rolesAfterStart(withAdmin)).toEqual([admin])
    expect(await rolesAfterStart(withAdmin, "late")).toEqual([admin, ["late", null]])
    await makeHive(withOwner, "asha@example.com", "asha-rao")
    expect(await rolesAfterStart(withOwner)).toEqual([admin])
    await makeAdmin(withDeed)
    succeed(await withDeed.run(removeAdmin(adminName)))
    expect(await rolesAfterStart(withDeed)).toEqual([admin])
  })
})

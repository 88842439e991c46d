import { expect, test } from "vitest"
import { makeFolder, startUnlimitedServer } from "../../support/for-one-test.ts"
import { cookieOf, postJson } from "../../support/people.ts"
import { runCommand } from "../../support/run-command.ts"
import { totpCode } from "../../support/totp.ts"

const password = "nine green boats at noon"
const owner = { email: "asha@people.example", password }
const admin = { username: "grace", password }

/** Signs in with the password alone and sets up a second factor. Returns the session's cookie. */
const setUp = async (url: string, signIn: string, credentials: object, settings: string) => {
  const cookie = cookieOf(await postJson(url, signIn, credentials))
  const { secret, setUp } = await (await postJson(url, settings, { password }, cookie)).json()
  const code = totpCode(secret, Date.now())
  expect((await postJson(url, `${settings}/confirm`, { setUp, code }, cookie)).status).toBe(200)
  expect((await postJson(url, signIn, credentials)).status).toBe(202)
  return cookie
}

test("a lost second factor is removed beside the server, the sessions end, and the history says so", async () => {
  const dataDir = makeFolder()
  const { url } = await startUnlimitedServer(dataDir)
  const env = { DATA_DIR: dataDir }
  await runCommand(["account", "add", owner.email], env, `${password}\n`)
  await runCommand(["admin", "add", admin.username], env, `${password}\n`)
  const ownerCookie = await setUp(url, "/api/auth/sign-in", owner, "/api/account/second-factor")
  const adminCookie = await setUp(url, "/api/admin/login", admin, "/api/admin/second-factor")

  expect(await runCommand(["account", "second-factor", "reset", owner.email], env)).toEqual({
    code: 0,
    output: `${owner.email} signs in with the password alone. All sessions of the account have ended.\n`
  })
  expect(await runCommand(["account", "second-factor", "reset", owner.email], env)).toEqual({
    code: 0,
    output: `${owner.email} has no second factor.\n`
  })
  expect(await runCommand(["admin", "second-factor", "reset", "grace"], env)).toEqual({
    code: 0,
    output: "grace signs in with the password alone. All sessions of this admin have ended.\n"
  })
  expect((await fetch(`${url}/api/auth/user`, { headers: { cookie: ownerCookie } })).status).toBe(401)
  expect((await fetch(`${url}/api/admin/badges`, { headers: { cookie: adminCookie } })).status).toBe(401)
  expect((await postJson(url, "/api/auth/sign-in", owner)).status).toBe(200)
  expect((await postJson(url, "/api/admin/login", admin)).status).toBe(200)

  const log = await runCommand(["admin", "log"], env)
  expect(log.output).toContain("removed a second factor")
  expect(log.output).toContain("removed the second factor of the admin grace")
  expect(log.output).not.toContain(owner.email)
  const unknown = await runCommand(["admin", "second-factor", "reset", "nobody"], env)
  expect(unknown).toEqual({ code: 1, output: "There is no admin of this name.\n" })
})

import { expect, onTestFinished, test } from "vitest"
import { freePort } from "#cli/tasks/support/free-port.ts"
import { makeFolder, startUnlimitedServer } from "../../support/for-one-test.ts"
import { startMailServer } from "../../support/mail-server.ts"
import {
  cookieOf,
  grace,
  graceEnv,
  postJson,
  signInGrace,
  signUpOwner,
  submit
} from "../../support/people.ts"
import { type CommandEnv, expectDone, expectRefused, runCommand } from "../../support/run-command.ts"
import { totpCode } from "../../support/totp.ts"

const email = "asha.rao@people.example"
const reason = "It was made in somebody else's name."
const { password } = grace

const statusOf = async (address: string, cookie = "") =>
  (await fetch(address, { headers: { cookie } })).status
const pageOf = (url: string) => statusOf(`${url}/api/profile/asha-rao`)
const adminStatus = (url: string, cookie: string) => statusOf(`${url}/api/admin/badges`, cookie)

const sessionsOf = async (env: CommandEnv): Promise<ReadonlyArray<{ readonly id: string }>> =>
  JSON.parse((await runCommand(["admin", "sessions", "--json"], env)).output)

/** Acts from the command line in the history, by name: within a day it keeps no order. */
const notedActs = async (env: CommandEnv) => {
  const entries: ReadonlyArray<{ readonly who: string; readonly what: string }> = JSON.parse(
    (await runCommand(["admin", "log", "--json"], env)).output
  )
  return entries.flatMap(({ who, what }) => (who === "command line" ? [what] : [])).toSorted()
}

test.each([
  [
    ["account", "suspend", "nobody@people.example", "--reason", reason],
    "There is no account with this email."
  ],
  [["account", "resume", "nobody@people.example"], "There is no account with this email."],
  [["account", "reset", "nobody@people.example"], "There is no account with this email."],
  [["account", "suspend", email], "Please give a reason. The owner reads it."],
  [
    ["account", "suspend", email, "--reason", "x".repeat(301)],
    "The reason must have at most 300 characters."
  ],
  [["admin", "sessions", "--end=0"], "There is no session with this id."],
  [["invitation", "withdraw", `-${"a".repeat(42)}`, "--json"], "There is no such invitation."],
  [["admin", "second-factor", "reset", "nobody"], "There is no admin of this name."]
])("a mistake has one line and exit code 1: %j", async (args, line) => {
  const env = { DATA_DIR: makeFolder() }
  await runCommand(["account", "add", email], env, `${password}\n`)
  await expectRefused(args, env, line)
})

test("an account is suspended, resumed, reset and deleted beside the server; the history says so, and not whose", async () => {
  const env = { DATA_DIR: makeFolder() }
  const { url } = await startUnlimitedServer(env.DATA_DIR)
  const owner = await signUpOwner(url, "Asha Rao")
  await expectDone(
    ["account", "suspend", " Asha.Rao@people.example", "--reason", reason],
    env,
    `The page of ${email} is closed: visitors see an unknown link. The owner sees the reason after signing in.`
  )
  expect(await pageOf(url)).toBe(404)
  expect((await submit(url, owner.link, "You explained it clearly.")).status).toBe(404)
  expect(await (await owner.send("GET", "/api/account")).json()).toMatchObject({ suspendedFor: reason })
  const resumed = `The page of ${email} is open again: It is hers.`
  await expectDone(["account", "resume", email, "--reason", "It is hers"], env, resumed)
  expect(await pageOf(url)).toBe(200)
  expect(await (await owner.send("GET", "/api/account")).json()).toMatchObject({ suspendedFor: null })
  await expectDone(["account", "reset", email], env)
  await expectDone(["account", "delete", email, "--yes"], env)
  expect(await notedActs(env)).toEqual([
    "closed a page",
    "deleted an account",
    "made a link to a new password",
    "opened a page again"
  ])
})

test("resuming a page says what still closes it: its owner's pause, or a deletion", async () => {
  const env = { DATA_DIR: makeFolder() }
  const { url } = await startUnlimitedServer(env.DATA_DIR)
  const owner = await signUpOwner(url, "Asha Rao")
  const resume = async (line: string) => {
    await expectDone(["account", "suspend", email, "--reason", reason], env)
    await expectDone(["account", "resume", email], env, line)
  }
  expect((await owner.send("POST", "/api/account/pause", { paused: true })).status).toBe(200)
  await resume(`The page of ${email} is there again, paused by its owner.`)
  const leaving = { password: "a long and unusual passphrase" }
  expect((await owner.send("DELETE", "/api/account", leaving)).status).toBe(202)
  await resume(`The page of ${email} stays closed, because its account will be deleted.`)
})

test("resuming a page that was never suspended says so", async () => {
  const env = { DATA_DIR: makeFolder() }
  await runCommand(["account", "add", email], env, `${password}\n`)
  const line = `The page of ${email} was not suspended, so nothing changed.`
  await expectDone(["account", "resume", email, "--reason", "It is hers"], env, line)
})

test("without a server: what is suspended, resumed, reset and ended is so at the next start", async () => {
  const env = { DATA_DIR: makeFolder() }
  const first = await startUnlimitedServer(env.DATA_DIR, graceEnv)
  const owner = await signUpOwner(first.url, "Asha Rao")
  const cookie = cookieOf(await signInGrace(first.url))
  await first.stop()
  const suspended = await runCommand(["account", "suspend", email, "--reason", reason, "--json"], env)
  expect(JSON.parse(suspended.output)).toEqual({ id: expect.any(String), email, suspendedFor: reason })
  const reset = await runCommand(["account", "reset", email], env)
  expect(reset.output).toMatch(
    /^With this link .* can set a new password, once and within an hour:\nhttp:\S*\/reset-password#\S+\n$/
  )
  await expectDone(["admin", "sessions", "--end-all"], env, "1 session has ended.")
  const second = await startUnlimitedServer(env.DATA_DIR)
  expect(await pageOf(second.url)).toBe(404)
  expect(await adminStatus(second.url, cookie)).toBe(401)
  const chosen = { token: reset.output.trim().split("#")[1], password: "four brown owls at dusk" }
  expect((await postJson(second.url, "/api/auth/reset", chosen)).status).toBe(204)
  expect((await postJson(second.url, "/api/auth/reset", chosen)).status).not.toBe(204)
  const signedIn = await postJson(second.url, "/api/auth/sign-in", { email, password: chosen.password })
  expect(signedIn.status).toBe(200)
  await second.stop()
  await expectDone(["account", "resume", email], env)
  const third = await startUnlimitedServer(env.DATA_DIR)
  expect((await submit(third.url, owner.link, "You explained it clearly.")).status).toBe(201)
})

test("sessions of admins are listed and ended beside the server: one by its id, or all", async () => {
  const env = { DATA_DIR: makeFolder() }
  const { url } = await startUnlimitedServer(env.DATA_DIR, graceEnv)
  await expectDone(["admin", "sessions"], env, "No admin is signed in.")
  const first = cookieOf(await signInGrace(url))
  const [one] = await sessionsOf(env)
  const second = cookieOf(await signInGrace(url))
  const { output } = await runCommand(["admin", "sessions"], env)
  expect(output).toMatch(/^(\S+ {2}\d{4}-\d\d-\d\d {2}grace\n){2}$/)
  for (const cookie of [first, second]) expect(output).not.toContain(cookie.split("=")[1])
  await expectDone(["admin", "sessions", `--end=${one?.id}`], env, "1 session has ended.")
  expect([await adminStatus(url, first), await adminStatus(url, second)]).toEqual([401, 200])
  await signInGrace(url)
  await expectDone(["admin", "sessions", "--end-all"], env, "2 sessions have ended.")
  expect(await adminStatus(url, second)).toBe(401)
  await expectDone(["admin", "sessions"], env, "No admin is signed in.")
})

/** Signs in with the password alone and sets up a second factor. Returns the session's cookie. */
const setUpSecondFactor = async (url: string, signIn: string, credentials: object, settings: string) => {
  const cookie = cookieOf(await postJson(url, signIn, credentials))
  const { secret, setUp } = await (await postJson(url, settings, { password }, cookie)).json()
  const code = totpCode(secret, Date.now())
  expect((await postJson(url, `${settings}/confirm`, { setUp, code }, cookie)).status).toBe(200)
  expect((await postJson(url, signIn, credentials)).status).toBe(202)
  return cookie
}

test("a lost second factor is removed beside the server, the sessions end, and history and owner read so", async () => {
  const mailServer = await startMailServer()
  onTestFinished(mailServer.stop)
  const env = { DATA_DIR: makeFolder() }
  const port = await freePort()
  const { url } = await startUnlimitedServer(env.DATA_DIR, {
    ...graceEnv,
    PORT: `${port}`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: "hive@people.example"
  })
  const owner = { email, password }
  await runCommand(["account", "add", email], env, `${password}\n`)
  const [signIn, logIn] = ["/api/auth/sign-in", "/api/admin/login"]
  const ownerCookie = await setUpSecondFactor(url, signIn, owner, "/api/account/second-factor")
  const adminCookie = await setUpSecondFactor(url, logIn, grace, "/api/admin/second-factor")

  const ended = `${email} signs in with the password alone. All sessions of the account have ended.`
  await expectDone(["account", "second-factor", "reset", email], env, ended)
  await expectDone(["account", "second-factor", "reset", email], env, `${email} has no second factor.`)
  const adminEnded = "grace signs in with the password alone. All sessions of this admin have ended."
  await expectDone(["admin", "second-factor", "reset", "grace"], env, adminEnded)
  expect(await statusOf(`${url}/api/auth/user`, ownerCookie)).toBe(401)
  expect(await adminStatus(url, adminCookie)).toBe(401)
  expect((await postJson(url, signIn, owner)).status).toBe(200)
  expect((await postJson(url, logIn, grace)).status).toBe(200)

  const log = await runCommand(["admin", "log"], env)
  expect(log.output).toContain("removed a second factor")
  expect(log.output).toContain("removed the second factor of the admin grace")
  expect(log.output).not.toContain(email)
  const subjects = () =>
    mailServer.arrived.map(({ headers }) => /^subject: (.+)$/im.exec(headers)?.[1]).toSorted()
  await expect
    .poll(subjects)
    .toEqual(["Second factor removed for HonestHive", "Second factor turned on for HonestHive"])
})

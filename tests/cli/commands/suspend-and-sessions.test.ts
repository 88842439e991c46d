import { expect, test } from "vitest"
import { makeFolder, startUnlimitedServer } from "../../support/for-one-test.ts"
import { cookieOf, postJson, signUpOwner, submit } from "../../support/people.ts"
import { type CommandEnv, runCommand } from "../../support/run-command.ts"

const email = "asha.rao@people.example"
const reason = "It was made in somebody else's name."

const pageOf = async (url: string) => (await fetch(`${url}/api/profile/asha-rao`)).status

/** A mistake has one line and exit code 1. */
const refusedResult = (line: string) => ({ code: 1, output: `${line}\n` })

const expectMistakes = async (env: CommandEnv) => {
  const nobody = refusedResult("There is no account with this email.")
  const unknown = "nobody@people.example"
  expect(await runCommand(["account", "suspend", unknown, "--reason", reason], env)).toEqual(nobody)
  expect(await runCommand(["account", "resume", unknown], env)).toEqual(nobody)
  expect(await runCommand(["account", "reset", unknown], env)).toEqual(nobody)
  const unsaid = refusedResult("Please give a reason. The owner reads it.")
  expect(await runCommand(["account", "suspend", email], env)).toEqual(unsaid)
  expect(await runCommand(["account", "suspend", email, "--reason= "], env)).toEqual(unsaid)
  expect(await runCommand(["account", "suspend", email, "--reason", "x".repeat(301)], env)).toEqual(
    refusedResult("The reason must have at most 300 characters.")
  )
  const ending = refusedResult("There is no session with this id.")
  expect(await runCommand(["admin", "sessions", "--end=0"], env)).toEqual(ending)
  expect(await runCommand(["admin", "sessions", "--end="], env)).toEqual(ending)
}

const admin = { username: "grace", password: "nine green boats at noon" }

const logIn = async (url: string) => {
  const answer = await postJson(url, "/api/admin/login", admin)
  expect(answer.status).toBe(200)
  return cookieOf(answer)
}

const adminStatus = async (url: string, cookie: string) =>
  (await fetch(`${url}/api/admin/badges`, { headers: { cookie } })).status

const sessionsOf = async (env: CommandEnv): Promise<ReadonlyArray<{ readonly id: string }>> =>
  JSON.parse((await runCommand(["admin", "sessions", "--json"], env)).output)

/** Acts from the command line in the history, by name: within a day it keeps no order. */
const notedActs = async (env: CommandEnv) => {
  const entries: ReadonlyArray<{ readonly who: string; readonly what: string }> = JSON.parse(
    (await runCommand(["admin", "log", "--json"], env)).output
  )
  return entries.flatMap(({ who, what }) => (who === "command line" ? [what] : [])).toSorted()
}

test("an account is suspended, resumed, reset and deleted beside the server; the history says so, and not whose", async () => {
  const dataDir = makeFolder()
  const { url } = await startUnlimitedServer(dataDir)
  const env = { DATA_DIR: dataDir }
  const owner = await signUpOwner(url, "Asha Rao")
  await expectMistakes(env)
  expect(await pageOf(url)).toBe(200)
  expect(
    await runCommand(["account", "suspend", " Asha.Rao@people.example", "--reason", reason], env)
  ).toEqual({
    code: 0,
    output: `The page of ${email} is closed: visitors see an unknown link. The owner sees the reason after signing in.\n`
  })
  expect(await pageOf(url)).toBe(404)
  expect((await submit(url, owner.link, "You explained it clearly.")).status).toBe(404)
  expect(await (await owner.send("GET", "/api/account")).json()).toMatchObject({ suspendedFor: reason })
  expect(await runCommand(["account", "resume", email, "--reason", "It is hers"], env)).toEqual({
    code: 0,
    output: `The page of ${email} is open again: It is hers.\n`
  })
  expect(await pageOf(url)).toBe(200)
  expect(await (await owner.send("GET", "/api/account")).json()).toMatchObject({ suspendedFor: null })
  expect((await runCommand(["account", "reset", email], env)).code).toBe(0)
  expect((await runCommand(["account", "delete", email, "--yes"], env)).code).toBe(0)
  expect(await notedActs(env)).toEqual([
    "closed a page",
    "deleted an account",
    "made a link to a new password",
    "opened a page again"
  ])
})

test("without a server: what is suspended, resumed, reset and ended is so at the next start", async () => {
  const dataDir = makeFolder()
  const env = { DATA_DIR: dataDir }
  const first = await startUnlimitedServer(dataDir, {
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password
  })
  const owner = await signUpOwner(first.url, "Asha Rao")
  const cookie = await logIn(first.url)
  await first.stop()
  const suspended = await runCommand(["account", "suspend", email, "--reason", reason, "--json"], env)
  expect([suspended.code, JSON.parse(suspended.output)]).toEqual([
    0,
    { id: expect.any(String), email, suspendedFor: reason }
  ])
  const reset = await runCommand(["account", "reset", email], env)
  expect(reset.output).toMatch(
    /^With this link .* can set a new password, once and within an hour:\nhttp:\S*\/reset-password#\S+\n$/
  )
  expect(await runCommand(["admin", "sessions", "--end-all"], env)).toEqual({
    code: 0,
    output: "1 session has ended.\n"
  })
  const second = await startUnlimitedServer(dataDir)
  expect(await pageOf(second.url)).toBe(404)
  expect(await adminStatus(second.url, cookie)).toBe(401)
  const token = reset.output.trim().split("#")[1]
  const chosen = { token, password: "four brown owls at dusk" }
  expect((await postJson(second.url, "/api/auth/reset", chosen)).status).toBe(204)
  expect((await postJson(second.url, "/api/auth/reset", chosen)).status).not.toBe(204)
  expect((await postJson(second.url, "/api/auth/sign-in", { email, password: chosen.password })).status).toBe(
    200
  )
  await second.stop()
  expect((await runCommand(["account", "resume", email], env)).code).toBe(0)
  const third = await startUnlimitedServer(dataDir)
  expect((await submit(third.url, owner.link, "You explained it clearly.")).status).toBe(201)
})

test("sessions of admins are listed and ended beside the server: one by its id, or all", async () => {
  const dataDir = makeFolder()
  const { url } = await startUnlimitedServer(dataDir, {
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password
  })
  const env = { DATA_DIR: dataDir }
  const nobody = { code: 0, output: "No admin is signed in.\n" }
  expect(await runCommand(["admin", "sessions"], env)).toEqual(nobody)
  const first = await logIn(url)
  const [one] = await sessionsOf(env)
  const second = await logIn(url)
  const { output } = await runCommand(["admin", "sessions"], env)
  expect(output).toMatch(/^(\S+ {2}\d{4}-\d\d-\d\d {2}grace\n){2}$/)
  for (const cookie of [first, second]) expect(output).not.toContain(cookie.split("=")[1])
  expect(await runCommand(["admin", "sessions", `--end=${one?.id}`], env)).toEqual({
    code: 0,
    output: "1 session has ended.\n"
  })
  expect([await adminStatus(url, first), await adminStatus(url, second)]).toEqual([401, 200])
  await logIn(url)
  expect(await runCommand(["admin", "sessions", "--end-all"], env)).toEqual({
    code: 0,
    output: "2 sessions have ended.\n"
  })
  expect(await adminStatus(url, second)).toBe(401)
  expect(await runCommand(["admin", "sessions"], env)).toEqual(nobody)
})

import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { phonePhoto, photoForm } from "../support/images.ts"
import { cookieOf, grace, graceEnv, postJson, signInGrace, signUpOwner } from "../support/people.ts"
import { type CommandEnv, expectDone, expectRefused, runCommand } from "../support/run-command.ts"
import type { RunningServer } from "../support/running-server.ts"

describe("honesthive account", () => {
  const [email, password] = ["ravi@people.example", "nine green boats at noon"]
  const [add, reset] = [
    ["account", "add", email],
    ["account", "reset", email]
  ]
  const issuer = {
    OIDC_ISSUER: "https://id.example",
    OIDC_CLIENT_ID: "hive",
    OIDC_CLIENT_SECRET: "a secret"
  }

  const signIn = (server: RunningServer, typed: string) =>
    postJson(server.url, "/api/auth/sign-in", { email, password: typed })

  const expectOtherSettings = async (env: CommandEnv, line: RegExp) => {
    await expectRefused(add, env, line, `${password}\n`)
    await expectRefused(reset, env, line)
  }

  test("add makes an account where SIGN_UP is closed, beside a server without an issuer; reset prints a link that ends its sessions", async () => {
    const env = { DATA_DIR: makeFolder() }
    const server = await startUnlimitedServer(env.DATA_DIR, { SIGN_UP: "closed" })
    await expectOtherSettings({ ...env, ...issuer }, /The running server has no OIDC_ISSUER\./)
    await expectDone(add, env, "ravi@people.example can sign in now.", `${password}\n`)
    const cookie = cookieOf(await signIn(server, password))
    await expectRefused(add, env, /already exists/, `${password}\n`)
    const { link } = JSON.parse((await runCommand([...reset, "--json"], env)).output)
    expect(link).toMatch(/^http:\/\/localhost\S*\/reset-password#/)
    const body = { token: new URL(link).hash.slice(1), password: "four brown owls at dusk" }
    expect((await postJson(server.url, "/api/auth/reset", body)).status).toBe(204)
    expect((await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })).status).toBe(401)
    expect((await signIn(server, password)).status).toBe(401)
    expect((await signIn(server, body.password)).status).toBe(200)
  })

  test("add and reset go by the settings of a server with an issuer", async () => {
    const dataDir = makeFolder()
    await startUnlimitedServer(dataDir, issuer)
    const line = /The running server uses OIDC_ISSUER and has no passwords\./
    await expectOtherSettings({ DATA_DIR: dataDir }, line)
  })

  test("add and reset ask for no password where owners sign in through an issuer", async () => {
    const env = { DATA_DIR: makeFolder(), ...issuer }
    await expectDone(add, env, /^The person who signs in through the issuer with the verified email ravi@/)
    await expectRefused(add, env, /already exists/)
    await expectDone(reset, env, /was disconnected/)
  })
})

describe("honesthive admin", () => {
  const [first, second] = [grace.password, "four brown owls at dusk"]

  const login = async ({ url }: RunningServer, password: string) =>
    (await postJson(url, "/api/admin/login", { ...grace, password })).status

  test("adds, lists and removes admins over a socket that is open to its owner alone, and gone with the server", async () => {
    const env = { DATA_DIR: makeFolder() }
    const server = await startUnlimitedServer(env.DATA_DIR)
    const socket = join(env.DATA_DIR, "control.sock")
    expect(statSync(socket).mode & 0o777).toBe(0o600)
    expect(server.output()).toContain("There is no admin yet.")
    expect(await login(server, first)).toBe(401)
    await expectDone(["admin", "add", "grace"], env, "grace can sign in at /admin/login now.", `${first}\n`)
    expect(await login(server, first)).toBe(200)
    await expectDone(["admin", "list"], env, "grace")
    await expectRefused(
      ["admin", "add", "Grace"],
      env,
      "There is an admin of this name already.",
      `${first}\n`
    )
    await expectDone(["admin", "password", "grace"], env, expect.anything(), `${second}\n`)
    expect(await login(server, first)).toBe(401)
    await expectDone(["admin", "remove", "grace"], env)
    expect(await login(server, second)).toBe(401)
    const log = await runCommand(["admin", "log", "--json"], env)
    const entries: ReadonlyArray<{ who: string; what: string }> = JSON.parse(log.output)
    expect(entries.map(({ who, what }) => `${who} ${what}`).toSorted()).toEqual([
      "command line added the admin grace",
      "command line gave the admin grace a new password",
      "command line removed the admin grace"
    ])
    await server.stop()
    expect(() => statSync(socket)).toThrow("ENOENT")
  })

  test("is made at the start from the environment, once; a later password there changes nothing", async () => {
    const dataDir = makeFolder()
    const before = await startUnlimitedServer(dataDir, graceEnv)
    expect(await login(before, first)).toBe(200)
    await before.stop()
    const server = await startUnlimitedServer(dataDir, { ...graceEnv, ADMIN_PASSWORD: second })
    expect(await login(server, first)).toBe(200)
    expect(server.output()).not.toContain("There is no admin yet.")
  })
})

test("the history of admins, in which they write names and descriptions of badges, does not steer a terminal", async () => {
  const env = { DATA_DIR: makeFolder() }
  const { url } = await startUnlimitedServer(env.DATA_DIR, graceEnv)
  const form = new FormData()
  const description = "\u009b2J\u202esdrawkcab, \u0c95\u0ccd\u200d\u0cb7"
  const edit = { originalName: "Clear Voice", name: "Clear\u2066 Voice", description, bonus: "100" }
  for (const [name, value] of Object.entries({ category: "Communication", tier: "5", ...edit }))
    form.set(name, value)
  const headers = { origin: url, cookie: cookieOf(await signInGrace(url)) }
  const saved = await fetch(`${url}/api/admin/badges/update`, { method: "POST", headers, body: form })
  expect(saved.status).toBe(200)
  const { output } = await runCommand(["admin", "log"], env)
  expect(output).toContain("\\u{9b}2J\\u{202e}sdrawkcab, \u0c95\u0ccd\u200d\u0cb7")
  expect(output).toContain("Clear\\u{2066} Voice")
})

test("honesthive seed badges finds nothing to do a second time, and asks before a reset", async () => {
  const env = { DATA_DIR: makeFolder() }
  await expectDone(["seed", "badges", "--json"], env, '{"added":25}')
  await expectDone(["seed", "badges", "--json"], env, '{"added":0}')
  await expectRefused(["seed", "badges", "--reset"], env, /Nothing was changed\./, "n\n")
  await expectRefused(["seed", "badges", "--reset"], env, /Nothing was changed\.\n$/)
  await expectDone(["seed", "badges", "--reset", "--yes"], env)
})

describe("honesthive gc", () => {
  const nameOf = (digit: string) => `photos/${digit.repeat(32)}.webp`

  /** A picture that nothing names, stored so many minutes ago. */
  const leavePicture = (dataDir: string, digit: string, minutes: number) => {
    mkdirSync(join(dataDir, "images", "photos"), { recursive: true })
    const file = join(dataDir, "images", nameOf(digit))
    writeFileSync(file, "a picture")
    const then = new Date(Date.now() - minutes * 60_000)
    utimesSync(file, then, then)
    return file
  }

  test("beside the running server, which has its badges: removes what nothing names, not what is new or in use", async () => {
    const dataDir = makeFolder()
    const server = await startUnlimitedServer(dataDir)
    const owner = await signUpOwner(server.url, "Asha Rao")
    expect((await owner.send("POST", "/api/user/profile", photoForm(await phonePhoto()))).status).toBe(200)
    const { profileImageUrl } = await (await owner.send("GET", "/api/auth/user")).json()
    const inUse = join(dataDir, profileImageUrl.replace("/uploads/", "images/"))
    utimesSync(inUse, new Date(0), new Date(0))
    const old = leavePicture(dataDir, "a", 61)
    const fresh = leavePicture(dataDir, "b", 5)
    const env = { DATA_DIR: dataDir }
    await expectDone(["seed", "badges", "--json"], env, '{"added":0}')
    await expectDone(["gc", "--dry-run"], env, `${nameOf("a")}\n1 picture would be removed.`)
    expect(existsSync(old)).toBe(true)
    await expectDone(["gc"], env, `${nameOf("a")}\n1 picture removed.`)
    expect([old, fresh, inUse].map((file) => existsSync(file))).toEqual([false, true, true])
  })

  test("without a server", async () => {
    const dataDir = makeFolder()
    leavePicture(dataDir, "a", 61)
    leavePicture(dataDir, "c", 61)
    const env = { DATA_DIR: dataDir }
    await runCommand(["seed", "badges"], env)
    const found = JSON.stringify({ orphans: [nameOf("a"), nameOf("c")], removed: 2 })
    await expectDone(["gc", "--json"], env, found)
    await expectDone(["gc"], env, "Every stored picture is in use.")
  })

  test("where pictures cannot be reached: one line, and exit code 1", async () => {
    const dataDir = makeFolder()
    await runCommand(["seed", "badges"], { DATA_DIR: dataDir })
    mkdirSync(join(dataDir, "images"), { recursive: true })
    const folder = join(dataDir, "images", "photos")
    writeFileSync(folder, "in the way")
    const line = `The store of pictures failed: ENOTDIR: not a directory, scandir '${folder}'.`
    await expectRefused(["gc"], { DATA_DIR: dataDir }, line)
  })
})

test("a folder in the place of the control socket is told of, and the server serves without commands", async () => {
  const dataDir = makeFolder()
  const socket = join(dataDir, "control.sock")
  mkdirSync(join(socket, "kept"), { recursive: true })
  const server = await startUnlimitedServer(dataDir)
  expect(server.output()).toContain(
    `Commands can't reach this server: ${socket} is a folder. Remove it and start again`
  )
  await expectRefused(["status"], { DATA_DIR: dataDir }, /in use by pid/)
  expect(await server.stop()).toBe(0)
  expect(existsSync(join(socket, "kept"))).toBe(true)
  expect(readdirSync(dataDir).filter((name) => name.endsWith(".tmp"))).toEqual([])
})

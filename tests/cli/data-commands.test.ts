import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { linkOf, ownerOf } from "../bench/data/fill-hive.ts"
import { fillJudged } from "../bench/data/fill-judged.ts"
import { benchKey } from "../bench/servers/servers.ts"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { phonePhoto, photoForm } from "../support/images.ts"
import { cookieOf, postJson, signUpOwner, submit } from "../support/people.ts"
import { type CommandEnv, expectDone, expectRefused, runCommand } from "../support/run-command.ts"
import type { RunningServer } from "../support/running-server.ts"

describe("honesthive keys rotate", () => {
  test("without a server, with keys from the environment: the old one opens nothing afterwards", async () => {
    const dataDir = makeFolder()
    const items = 12
    await fillJudged(dataDir, 1, items)
    const [older, newer] = [benchKey, "2".repeat(64)]
    const withKeys = (...keys: ReadonlyArray<string>) => ({ DATA_DIR: dataDir, ENCRYPTION_KEY: keys.join() })
    const contentsWith = async (key: string) => {
      const { output } = await runCommand(["export", `${ownerOf(0)}@example.org`], withKeys(key))
      return JSON.parse(output).feedback.map(({ content }: { readonly content: string }) => content)
    }
    const contents = await contentsWith(older)
    expect(contents).toHaveLength(items)
    await expectRefused(["keys", "rotate"], withKeys(newer), /ENCRYPTION_KEY=NEW,OLD/)
    await expectRefused(["keys", "rotate"], withKeys(older), /ENCRYPTION_KEY=NEW,OLD/)
    const rotated = await runCommand(["keys", "rotate"], withKeys(newer, older))
    expect(rotated.code).toBe(0)
    expect(rotated.output).toContain("from ENCRYPTION_KEY and restart every server. Keep it")
    expect(await contentsWith(newer)).toEqual(contents)

    const lost = "3".repeat(64)
    const server = await startUnlimitedServer(dataDir, withKeys(lost, newer))
    expect((await submit(server.url, linkOf(0), "Sealed with a key that is lost")).status).toBe(201)
    await server.stop()
    rmSync(join(dataDir, "encryption.probe"))
    await expectDone(
      ["keys", "rotate"],
      withKeys(older, newer),
      expect.stringContaining(
        `${items} items are sealed with the new key.\n1 items can't be opened with any given key; they were left as they are.\n`
      )
    )
  })
})

describe("honesthive account", () => {
  const credentials = { email: "ravi@people.example", password: "nine green boats at noon" }

  const signIn = (server: RunningServer, password: string) =>
    postJson(server.url, "/api/auth/sign-in", { email: credentials.email, password })

  const issuer = {
    OIDC_ISSUER: "https://id.example",
    OIDC_CLIENT_ID: "hive",
    OIDC_CLIENT_SECRET: "a secret"
  }

  const expectOtherSettings = async (env: CommandEnv, line: string) => {
    await expectRefused(
      ["account", "add", credentials.email],
      env,
      expect.stringContaining(line),
      `${credentials.password}\n`
    )
    await expectRefused(["account", "reset", credentials.email], env, expect.stringContaining(line))
  }

  test("add makes an account where SIGN_UP is closed, beside a server without an issuer; reset prints a link that ends its sessions", async () => {
    const dataDir = makeFolder()
    const server = await startUnlimitedServer(dataDir, { SIGN_UP: "closed" })
    const env = { DATA_DIR: dataDir }
    await expectOtherSettings({ ...env, ...issuer }, "The running server has no OIDC_ISSUER.")
    await expectDone(
      ["account", "add", credentials.email],
      env,
      "ravi@people.example can sign in now.",
      `${credentials.password}\n`
    )
    const signedIn = await signIn(server, credentials.password)
    const cookie = cookieOf(signedIn)
    await expectRefused(
      ["account", "add", credentials.email],
      env,
      /already exists/,
      `${credentials.password}\n`
    )
    const reset = await runCommand(["account", "reset", credentials.email, "--json"], env)
    expect(reset.code).toBe(0)
    const { link } = JSON.parse(reset.output)
    expect(link).toMatch(/^http:\/\/localhost\S*\/reset-password#/)
    const body = { token: new URL(link).hash.slice(1), password: "four brown owls at dusk" }
    expect((await postJson(server.url, "/api/auth/reset", body)).status).toBe(204)
    expect((await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })).status).toBe(401)
    expect((await signIn(server, credentials.password)).status).toBe(401)
    expect((await signIn(server, body.password)).status).toBe(200)
  })

  test("add and reset go by the settings of a server with an issuer", async () => {
    const dataDir = makeFolder()
    await startUnlimitedServer(dataDir, issuer)
    const line = "The running server uses OIDC_ISSUER and has no passwords."
    await expectOtherSettings({ DATA_DIR: dataDir }, line)
  })

  test("add and reset ask for no password where owners sign in through an issuer", async () => {
    const env = { DATA_DIR: makeFolder(), ...issuer }
    await expectDone(
      ["account", "add", credentials.email],
      env,
      "The person who signs in through the issuer with the verified email ravi@people.example gets this account."
    )
    await expectRefused(["account", "add", credentials.email], env, /already exists/)
    await expectDone(["account", "reset", credentials.email], env, /was disconnected/)
  })
})

describe("honesthive admin", () => {
  const password = "nine green boats at noon"

  const login = ({ url }: RunningServer, given: string) =>
    postJson(url, "/api/admin/login", { username: "grace", password: given })

  test("adds, lists and removes admins over a socket that is open to its owner alone, and gone with the server", async () => {
    const dataDir = makeFolder()
    const server = await startUnlimitedServer(dataDir)
    const env = { DATA_DIR: dataDir }
    const socket = join(dataDir, "control.sock")
    expect(statSync(socket).mode & 0o777).toBe(0o600)
    expect(server.output()).toContain("There is no admin yet.")
    expect((await login(server, password)).status).toBe(401)
    await expectDone(
      ["admin", "add", "grace"],
      env,
      "grace can sign in at /admin/login now.",
      `${password}\n`
    )
    expect((await login(server, password)).status).toBe(200)
    await expectDone(["admin", "list"], env, "grace")
    await expectRefused(
      ["admin", "add", "Grace"],
      env,
      "There is an admin of this name already.",
      `${password}\n`
    )
    const changed = await runCommand(["admin", "password", "grace"], env, "four brown owls at dusk\n")
    expect(changed.code).toBe(0)
    expect((await login(server, password)).status).toBe(401)
    expect((await runCommand(["admin", "remove", "grace"], env)).code).toBe(0)
    expect((await login(server, "four brown owls at dusk")).status).toBe(401)
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
    const first = await startUnlimitedServer(dataDir, { ADMIN_USERNAME: "grace", ADMIN_PASSWORD: password })
    expect((await login(first, password)).status).toBe(200)
    await first.stop()
    const second = await startUnlimitedServer(dataDir, {
      ADMIN_USERNAME: "grace",
      ADMIN_PASSWORD: "four brown owls at dusk"
    })
    expect((await login(second, password)).status).toBe(200)
    expect(second.output()).not.toContain("There is no admin yet.")
  })
})

describe("honesthive seed badges", () => {
  test("finds nothing to do a second time, and asks before a reset", async () => {
    const dataDir = makeFolder()
    const env = { DATA_DIR: dataDir }
    await expectDone(["seed", "badges", "--json"], env, '{"added":25}')
    await expectDone(["seed", "badges", "--json"], env, '{"added":0}')
    await expectRefused(["seed", "badges", "--reset"], env, /Nothing was changed\./, "n\n")
    await expectRefused(["seed", "badges", "--reset"], env, /Nothing was changed\.\n$/)
    expect((await runCommand(["seed", "badges", "--reset", "--yes"], env)).code).toBe(0)
  })
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
    await expectDone(
      ["gc", "--json"],
      env,
      `${JSON.stringify({ orphans: [nameOf("a"), nameOf("c")], removed: 2 })}`
    )
    await expectDone(["gc"], env, "Every stored picture is in use.")
  })

  test("where pictures cannot be reached: one line, and exit code 1", async () => {
    const dataDir = makeFolder()
    await runCommand(["seed", "badges"], { DATA_DIR: dataDir })
    mkdirSync(join(dataDir, "images"), { recursive: true })
    writeFileSync(join(dataDir, "images", "photos"), "in the way")
    const { code, output } = await runCommand(["gc"], { DATA_DIR: dataDir })
    expect([code, output]).toEqual([
      1,
      "Pictures cannot be stored or read right now. Please try again in a moment.\n"
    ])
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
  const { code, output } = await runCommand(["status"], { DATA_DIR: dataDir })
  expect([code, output]).toEqual([1, expect.stringContaining("in use by pid")])
  expect(await server.stop()).toBe(0)
  expect(existsSync(join(socket, "kept"))).toBe(true)
  expect(readdirSync(dataDir).filter((name) => name.endsWith(".tmp"))).toEqual([])
})

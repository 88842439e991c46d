import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { freePort } from "#cli/tasks/support/free-port.ts"
import { type Loopback, startLoopback } from "../support/oidc/loopback.ts"
import { client, startRealIssuer } from "../support/oidc/real-issuer.ts"
import { followSignIn, makeJar } from "../support/oidc/walk.ts"
import { encryptionKey } from "../support/replicas.ts"
import { startServer, temporaryFolder } from "../support/server.ts"
import { sharedDatabase } from "../support/shared-postgres.ts"

let issuer: Loopback
/** The address that owners type. */
let publicUrl: string

beforeAll(async () => {
  publicUrl = `http://127.0.0.1:${await freePort()}`
  issuer = await startRealIssuer(`${publicUrl}/api/login/callback`)
})

afterAll(async () => {
  await issuer.stop()
})

const settingsOf = (url: string) => ({
  OIDC_ISSUER: url,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret
})

const locationOf = (answer: Response) => answer.headers.get("location")

describe("two servers on one database", () => {
  test("[asvs V10.2.1] finish each other's sign-ins, and make one account of two at once", async () => {
    const [here, there] = [publicUrl, `http://127.0.0.1:${await freePort()}`]
    const folders = [temporaryFolder(), temporaryFolder()]
    const common = {
      ...settingsOf(issuer.url),
      PUBLIC_URL: publicUrl,
      DATABASE_URL: await sharedDatabase(),
      ENCRYPTION_KEY: encryptionKey
    }
    const servers = await Promise.all(
      [here, there].map((url, index) =>
        startServer({
          dataDir: folders[index]?.path ?? "",
          env: { ...common, PORT: new URL(url).port }
        })
      )
    )
    /** A proxy that sends every sign-in to one server, and everything else to the other. */
    const proxy = (url: URL, init: RequestInit) => {
      if (url.origin !== publicUrl) return fetch(url, init)
      return fetch(new URL(url.pathname + url.search, url.pathname === "/api/login" ? here : there), init)
    }
    const signIn = async () => {
      const jar = makeJar()
      const answer = await followSignIn(
        proxy,
        jar,
        new URL("/api/login?returnTo=/insights", publicUrl),
        "asha"
      )
      expect(locationOf(answer)).toBe("/insights")
      const cookie = jar.cookieFor(new URL(publicUrl))
      return Promise.all(
        [here, there].map(async (url) =>
          (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).json()
        )
      )
    }
    const seen = (await Promise.all([signIn(), signIn()])).flat()
    expect(seen[0]).toMatchObject({ email: "asha@people.example" })
    expect(new Set(seen.map(({ id }) => id)).size).toBe(1)
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0])
    for (const { remove } of folders) remove()
  })
})

test("a server starts and is well while its issuer is away, and says so to whoever signs in", async () => {
  const folder = temporaryFolder()
  const nobody = `http://127.0.0.1:${await freePort()}`
  const server = await startServer({ dataDir: folder.path, env: settingsOf(nobody) })
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  const answer = await fetch(`${server.url}/api/login?returnTo=/insights`, { redirect: "manual" })
  expect([answer.status, locationOf(answer)]).toEqual([302, "/sign-in?problem=away&returnTo=%2Finsights"])
  expect(server.output()).toContain("A sign-in through the issuer failed: away")
  expect(await server.stop()).toBe(0)
  folder.remove()
})

test("an issuer that never answers keeps nobody waiting for long", async () => {
  const folder = temporaryFolder()
  const silent = await startLoopback(() => () => undefined)
  const server = await startServer({ dataDir: folder.path, env: settingsOf(silent.url) })
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => fetch(`${server.url}/api/login`, { redirect: "manual" }))
  )
  expect(answers.map(locationOf)).toEqual(Array.from({ length: 3 }, () => "/sign-in?problem=away"))
  expect(performance.now() - began).toBeLessThan(12_000)
  expect(silent.asked).toHaveLength(1)
  await server.stop("SIGKILL")
  await silent.stop()
  folder.remove()
})

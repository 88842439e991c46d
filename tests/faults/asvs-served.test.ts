import { readdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { signUpOwner, submit } from "../support/people.ts"
import { type RunningServer, serverBundle, startServer, temporaryFolder } from "../support/server.ts"

const folder = temporaryFolder()
const client = join(dirname(serverBundle), "..", "client")
let server: RunningServer

beforeAll(async () => {
  server = await startServer({ dataDir: folder.path, env: { LOG_LEVEL: "debug", LOG_FORMAT: "json" } })
})

afterAll(async () => {
  await server?.stop("SIGKILL")
  folder.remove()
})

const read = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: "manual" })

const hidden = [
  ...["/.git/config", "/.git/HEAD", "/.env", "/.npmrc", "/package.json", "/package-lock.json", "/README.md"],
  ...[
    "/src/",
    "/core/",
    "/cli/main.ts",
    "/adapters/http/app.ts",
    "/node_modules/h3/package.json",
    "/tsconfig.json"
  ],
  ...["/server/main.js", "/dist/server/main.js", "/client/index.html", "/index.html", "/.vite/manifest.json"],
  ...[
    "/manifest.json",
    "/assets/",
    "/assets",

    "/assets/v1/",
    "/uploads/",
    "/uploads",
    "/uploads/badges/"
  ],
  ...["/metrics", "/debug", "/debug/pprof", "/status", "/server-status", "/actuator/health", "/swagger.json"],
  ...[
    "/openapi.json",
    "/api/docs",
    "/api/openapi.json",
    "/api/metrics",
    "/api/debug",
    "/graphql",
    "/phpinfo.php"
  ],
  ...["/directory.json", "/sessions.json", "/journal.ndjson", "/encryption.key", "/data/directory.json"],
  ...["/control.sock", "/backup.zip", "/main.js.map", "/.well-known/security.txt", "/.DS_Store", "/sbom.json"]
]

describe("[asvs V13.4.1 V13.4.3 V13.4.5] what is not for the world is not served:", () => {
  test.each(hidden)("%s", async (path) => {
    const answer = await read(path)
    expect([404, 308]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(
      /"dependencies"|repositoryformatversion|Index of|"kind":"account"/
    )
  })
})

const files = () =>
  readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((name) => /^\/assets\/.*\.(?:js|css)$/.test(name))

describe("the client's files", () => {
  test("[asvs V13.4.2] have no source maps", async () => {
    expect(files().length).toBeGreaterThan(20)
    for (const path of files()) {
      expect(await (await read(path)).text(), path).not.toContain("sourceMappingURL")
      expect((await read(`${path}.map`)).status, path).toBe(404)
    }
  })

  test("[asvs V3.5.7] are the same with a session and without, and for no other site", async () => {
    for (const path of files().slice(0, 20)) {
      const [plain, signedIn] = [
        await read(path),
        await read(path, { cookie: `honesthive=${"a".repeat(43)}` })
      ]
      expect(await signedIn.text(), path).toBe(await plain.text())
      expect(plain.headers.get("cross-origin-resource-policy")).toBe("same-origin")
      expect(plain.headers.has("set-cookie")).toBe(false)
    }
  })
})

test("[asvs V13.4.6] no answer names the software", async () => {
  const paths = [
    "/",
    "/api/health",
    "/api/none",
    "/nobody-here",
    "/assets/none.js",
    "/%zz",
    ...files().slice(0, 3)
  ]
  for (const path of paths) {
    const { headers } = await read(path)
    for (const name of ["server", "x-powered-by", "via", "x-runtime", "x-generator", "x-aspnet-version"]) {
      expect(headers.has(name), `${path} ${name}`).toBe(false)
    }
    expect([...headers].join("\n")).not.toMatch(/\bh3\b|node\.?js|v?24\.\d+\.\d+/i)
  }
})

const well = ["admin", "root", "honesthive"]
const known = ["admin", "password", "", "password1234"]

describe("[asvs V6.3.2] a fresh install", () => {
  test("lets nobody in under a name and a password that everybody knows", async () => {
    const statuses = new Set<number>()
    for (const name of well) {
      for (const password of known) {
        const send = (path: string, body: unknown) =>
          fetch(`${server.url}${path}`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body)
          })
        statuses.add((await send("/api/admin/login", { username: name, password })).status)
        statuses.add((await send("/api/auth/sign-in", { email: `${name}@localhost.local`, password })).status)
      }
    }
    expect([...statuses].filter((status) => ![400, 401, 429].includes(status))).toEqual([])
    expect(statuses.has(401)).toBe(true)
  })
})

describe("[asvs V16.4.1 V16.2.5] the log", () => {
  const forged = 'CANARY\r\n{"message":"CANARY-FORGED","level":"INFO"}\n\u001b[31mCANARY\u2028CANARY'

  test("gets no line and no word from people", async () => {
    const owner = await signUpOwner(server.url, "Log Reader")
    const headers = { "user-agent": "CANARY-UA", referer: "http://x/CANARY", "x-request-id": "CANARY-ID" }
    const post = (path: string, body: unknown) =>
      fetch(`${server.url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body)
      })
    await post(`/api/profile/${owner.link}/feedback`, { content: forged })
    await post("/api/auth/sign-in", { email: forged, password: forged })
    await post("/api/auth/sign-up", { email: `${forged}@x.example`, password: forged })
    await post("/api/admin/login", { username: forged, password: forged })
    await owner.send("POST", "/api/feedback-link/update", { customLink: forged })
    await owner.send("PATCH", `/api/feedback/${encodeURIComponent(forged)}/public`, { isPublic: true })
    await read(`/${encodeURIComponent(forged)}?q=${encodeURIComponent(forged)}`, {
      ...headers,
      cookie: "a=CANARY"
    })
    expect((await submit(server.url, owner.link, "You explain things well.")).status).toBe(201)
    const lines = server.output().trim().split("\n")
    const said = lines.filter((line) => !line.startsWith("HonestHive is ready"))
    expect(said.map((line) => JSON.parse(line)).filter(({ message }) => typeof message !== "string")).toEqual(
      []
    )
    expect(server.output()).not.toContain("CANARY")
    expect(server.output()).not.toMatch(/log\.reader|127\.0\.0\.1/)
  })
})

import { describe, expect, test } from "vitest"
import { signUpOwner, submit } from "../support/people.ts"
import { serverForAll } from "../support/server-for-all.ts"

const running = serverForAll({ LOG_LEVEL: "debug", LOG_FORMAT: "json" })

const readPath = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${running().url}${path}`, { headers, redirect: "manual" })

const well = ["admin", "root", "honesthive"]
const knownPasswords = ["admin", "password1234"]

describe("[asvs V6.3.2] a fresh install", () => {
  test("lets nobody in under a name and a password that everybody knows", async () => {
    const statuses = new Set<number>()
    for (const name of well) {
      for (const password of knownPasswords) {
        const send = (path: string, body: unknown) =>
          fetch(`${running().url}${path}`, {
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
    const owner = await signUpOwner(running().url, "Log Reader")
    const headers = { "user-agent": "CANARY-UA", referer: "http://x/CANARY", "x-request-id": "CANARY-ID" }
    const post = (path: string, body: unknown) =>
      fetch(`${running().url}${path}`, {
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
    await readPath(`/${encodeURIComponent(forged)}?q=${encodeURIComponent(forged)}`, {
      ...headers,
      cookie: "a=CANARY"
    })
    expect((await submit(running().url, owner.link, "You explain things well.")).status).toBe(201)
    const lines = running().output().trim().split("\n")
    const said = lines.filter((line) => !line.startsWith("HonestHive is ready"))
    expect(said.map((line) => JSON.parse(line)).filter(({ message }) => typeof message !== "string")).toEqual(
      []
    )
    expect(running().output()).not.toContain("CANARY")
    expect(running().output()).not.toMatch(/log\.reader|127\.0\.0\.1/)
  })
})

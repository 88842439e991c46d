import { describe, expect, onTestFinished, test } from "vitest"
import { calls } from "#core/contract/calls.ts"
import { startLoopback } from "../../../support/oidc/loopback.ts"
import { cookieOf, form, fromOwnPage, password, readAs } from "../support/requests.ts"
import { makeHive } from "../support/sample-hives.ts"
import { fieldsOf, jsonCalls, pathOf } from "../support/valid-requests.ts"
import { startHive } from "../support/visitors.ts"

const start = async () => {
  const { server, hive } = await startHive()
  const other = await makeHive(server, "other@example.com", "ben-okafor")
  const send = (path: string, body: string, method = "POST") =>
    server.fetch(path, {
      method,
      headers: { "content-type": "application/json", ...fromOwnPage, cookie: hive.cookie },
      body
    })
  return { server, hive, other, send, read: hive.read }
}

const poison = '"polluted":"yes","isAdmin":true'
const hiddenBodies = [
  `"__proto__":{${poison}}`,
  `"constructor":{"prototype":{${poison}}}`,
  `"constructor":{${poison}}`,
  `"prototype":{${poison}}`,
  `"toString":"x","hasOwnProperty":1,"valueOf":null`
]

/** Properties that every object would have from now on. */
const polluted = () => ["polluted", "isAdmin"].filter((name) => name in {} || name in Object)

const clean = () => {
  for (const shared of [Object.prototype, Object]) {
    for (const name of ["polluted", "isAdmin"]) Reflect.deleteProperty(shared, name)
  }
}

describe("[asvs V1.5.2 V15.3.6] objects stay as they were after", () => {
  test.each(jsonCalls)("%s", async (call) => {
    onTestFinished(clean)
    const { hive, other, send } = await start()
    const valid = JSON.stringify(fieldsOf(call, hive)).slice(1, -1)
    const before = Object.keys(await other.read("/api/auth/user"))
    for (const keys of hiddenBodies) {
      for (const body of [`{${valid},${keys}}`, `{${keys},${valid}}`, `{${keys}}`]) {
        const answer = await send(pathOf(call, hive), body, calls[call].method)
        expect(polluted(), body).toEqual([])
        expect(answer.status, body).toBeLessThan(500)
      }
    }
    const after = await other.read("/api/auth/user")
    expect(Object.keys(after)).toEqual(before)
    expect(after.polluted).toBeUndefined()
  })

  test("a form with such names", async () => {
    onTestFinished(clean)
    const { server, hive, read } = await start()
    const fields = { name: "Asha", __proto__x: "a", constructor: "b", prototype: "c", toString: "d" }
    const sent = form(fields, hive.cookie)
    sent.body.append("__proto__", "polluted")
    sent.body.append("__proto__[polluted]", "yes")
    const nested = form({ name: "Asha" }, hive.cookie)
    for (const names of ["__proto__", "constructor", "constructor.prototype", "constructor[prototype]"]) {
      nested.body.append(`${names}[polluted]`, "yes")
      nested.body.append(`${names}.isAdmin`, "yes")
    }
    for (const one of [sent, nested]) {
      expect((await server.fetch("/api/user/profile", one)).status).toBeLessThan(500)
      expect(polluted()).toEqual([])
    }
    expect(Object.keys(await read("/api/auth/user"))).toHaveLength(8)
  })
})

const theirs = {
  id: "11111111-1111-4111-8111-111111111111",
  userId: "11111111-1111-4111-8111-111111111111",
  owner: "11111111-1111-4111-8111-111111111111",
  email: "mallory@example.com",
  passwordHash: "x",
  totalPoints: 9999,
  moderationStatus: "approved",
  isPublic: true,
  isAdmin: true,
  role: "admin",
  feedbackLink: "stolen",
  showBadgesOnLanding: true,
  profileImageUrl: "/uploads/photos/x.webp",
  createdAt: "2020-01-01T00:00:00.000Z"
} as const

describe("[asvs V8.3.1 V8.2.3] fields that nobody asked for are ignored by", () => {
  test("every call with a form or JSON", async () => {
    const { server, hive, send, read } = await start()
    const before = await read("/api/auth/user")
    const items = await read("/api/user/feedback")
    const post = (path: string, fields: object) => send(path, JSON.stringify({ ...theirs, ...fields }))
    const shown = JSON.stringify({ ...theirs, isPublic: false })
    const texts = Object.fromEntries(Object.entries(theirs).map(([name, value]) => [name, `${value}`]))
    const answers = [
      await server.fetch("/api/user/profile", form({ ...texts, name: "Asha" }, hive.cookie)),
      await post("/api/profile/badge-display", { showBadgesOnLanding: false }),
      await post("/api/profile/asha-rao/feedback", { content: "Good work" }),
      await send(`/api/feedback/${hive.private}/public`, shown, "PATCH")
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 200])
    expect(await read("/api/auth/user")).toEqual({ ...before, name: "Asha" })
    expect(await read("/api/user/feedback")).toEqual(items)
    expect((await read("/api/gamification/stats")).totalPoints).toBe(20)
  })

  test("signing up", async () => {
    const { server, send } = await start()
    const made = await send("/api/auth/sign-up", JSON.stringify({ ...theirs, password }))
    expect(made.status).toBe(201)
    const user = await readAs(server, cookieOf(made), "/api/auth/user")
    expect(user).toMatchObject({ feedbackLink: null, showBadgesOnLanding: false, profileImageUrl: null })
    expect(user.id).not.toBe(theirs.id)
  })
})

test("[asvs V1.3.6 V13.2.4] no field of a form makes the server fetch an address", async () => {
  const elsewhere = await startLoopback(() => (_request, response) => response.end())
  onTestFinished(elsewhere.stop)
  const url = `${elsewhere.url}/photo.png`
  const { server, hive, send, read } = await start()
  const names = ["profileImageUrl", "profileImage", "imageUrl", "picture", "avatar", "url", "bio", "jobTitle"]
  for (const name of names)
    await server.fetch("/api/user/profile", form({ name: "Asha", [name]: url }, hive.cookie))
  await send("/api/feedback-link/check", JSON.stringify({ customLink: url, profileImageUrl: url }))
  await send("/api/profile/asha-rao/feedback", JSON.stringify({ content: "Good work", url }))
  await server.fetch("/api/profile/asha-rao", { headers: { referer: url, "x-forwarded-host": url } })
  expect((await read("/api/auth/user")).profileImageUrl).toBeNull()
  expect(elsewhere.asked).toEqual([])
})

import { describe, expect, test } from "vitest"
import { type CallName, calls } from "#core/contract/calls.ts"
import { makeAdmin, makeOperator } from "../support/admins.ts"
import { baits, repeated } from "../support/odd-texts.ts"
import { form, json, messageOf } from "../support/requests.ts"
import type { TestHive } from "../support/sample-hives.ts"
import type { TestServer } from "../support/test-server.ts"
import { refusedCalls } from "../support/test-services.ts"
import { fieldsOf, jsonCalls, pathOf } from "../support/valid-requests.ts"
import { startHive } from "../support/visitors.ts"

describe("[asvs V2.2.1 V2.2.2] a rule of the forms holds at the API:", () => {
  test.each([
    ["nothing", " \t\n\u200b\u2060 "],
    ["301 characters", "🐝".repeat(301)],
    ["a domain", "see example。org now"],
    ["a tag", "this is <b>bold</b>"]
  ])("feedback of %s is refused", async (_, content) => {
    const { send } = (await startHive()).hive
    expect((await send("/api/profile/asha-rao/feedback", { content })).status).toBe(400)
  })

  const links = ["", "ab", "a".repeat(31), "a.b", "alice\u017f", "a/b", "admin", "bastard", "use-less"]

  test.each(links)("the link %j is refused", async (customLink) => {
    const { send } = (await startHive()).hive
    expect((await send("/api/feedback-link/update", { customLink })).status).toBe(400)
    const check = await send("/api/feedback-link/check", { customLink })
    if (check.status === 200) expect((await check.json()).available).toBe(false)
    else expect(check.status).toBe(400)
  })

  test.each([
    ["name", 80],
    ["jobTitle", 100],
    ["bio", 600]
  ])("a %s of more than %i characters is refused", async (field, most) => {
    const { server, hive } = await startHive()
    const save = (text: string) =>
      server.fetch("/api/user/profile", form({ name: "Asha", [field]: text }, hive.cookie))
    expect((await save("🐝".repeat(most + 1))).status).toBe(400)
    expect((await save("🐝".repeat(most))).status).toBe(200)
  })

  const passwords = ["elevenchars", "password1234", "honesthive2026", "new@example.com"]

  test.each(passwords)("[asvs V6.2.1 V6.2.4] the password %j is refused", async (weak) => {
    const { send } = (await startHive()).hive
    const account = { email: "new@example.com", password: weak }
    expect((await send("/api/auth/sign-up", account)).status).toBe(400)
  })
})

const sql = ["'; DROP TABLE account; --", "1 OR 1=1 -- x", "\\'; SELECT 1 /* */", "$1 {1,2} %_", "NULL"]

test.each(sql)("[asvs V1.2.4] %j is given back as it was sent", async (text) => {
  const { server, hive } = await startHive()
  const sent = form({ name: text, jobTitle: text, bio: text }, hive.cookie)
  const user = await (await server.fetch("/api/user/profile", sent)).json()
  expect(user).toMatchObject({ name: text, jobTitle: text, bio: text })
})

test.each(baits)("[asvs V1.3.12] a megabyte of %j is refused by its size alone", async (bait) => {
  const { server, hive } = await startHive()
  const text = repeated(bait, 1_000_000, "!")
  const answers = [
    await hive.send("/api/profile/asha-rao/feedback", { content: text }),
    await hive.send("/api/auth/sign-in", { email: text, password: text }),
    await hive.send("/api/feedback-link/update", { customLink: text }),
    await server.fetch("/api/user/profile", form({ name: text }, hive.cookie)),
    await server.fetch(`/api/login?returnTo=/${encodeURIComponent(text.slice(0, 6500).toWellFormed())}`),
    await server.fetch("/api/auth/user", { headers: { cookie: `honesthive=${"a".repeat(16_000)}` } })
  ]
  expect(answers.map(({ status }) => status)).toEqual([413, 413, 400, 413, 414, 401])
})

test("[asvs V2.3.1] only what was approved becomes public", async () => {
  const { hive } = await startHive()
  const publish = (id: string) => hive.send(`/api/feedback/${id}/public`, { isPublic: true }, "PATCH")
  const answers = await Promise.all([hive.pending, hive.rejected, hive.private].map(publish))
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 200])
})

const wrongValues = [null, 1, 1.5, true, [], ["a"], {}, { a: 1 }] as const

/** Refused before their fields are looked at, or with fields that may all be left out. */
const others = /^(?:confirmSignUp|forgotPassword|noteSeen|findOwners|answerFeedback)$/

/** The cookie of somebody who may make the call. */
const cookieFor = async (server: TestServer, hive: TestHive, call: CallName): Promise<string> => {
  const { access } = calls[call]
  if (access === "operator") return makeOperator(server)
  return access === "admin" ? makeAdmin(server) : hive.cookie
}

test.each(jsonCalls.filter((name) => !others.test(name) && !refusedCalls.has(name)))(
  "[asvs V15.3.5] a field of another type is refused by %s",
  async (call) => {
    const { server, hive } = await startHive()
    const cookie = await cookieFor(server, hive, call)
    const write = async (fields: object) =>
      (await server.fetch(pathOf(call, hive), json(fields, { cookie }, calls[call].method))).status
    const valid = fieldsOf(call, hive)
    for (const name of Object.keys(valid)) {
      const type = typeof valid[name]
      // Null takes back the status that there is, and a mark that is left out stays.
      const isRight = (value: unknown): boolean =>
        typeof value === type ||
        (value === null && call === "setStatus") ||
        (value === undefined && call === "markFeedback")
      const wrong = [undefined, ...wrongValues, type === "string" ? false : `${valid[name]}`].filter(
        (value) => !isRight(value)
      )
      for (const value of wrong)
        expect(await write({ ...valid, [name]: value }), `${name}: ${JSON.stringify(value)}`).toBe(400)
    }
  }
)

const formHeaders = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" }

test.each([
  ["content=%ff%fe", 400],
  ["content=%ed%a0%80", 400],
  ["content=100%+%C3%A9", 303],
  ["content=one&content=two", 400]
])("[asvs V15.3.7] the form %s is answered with %i", async (body, status) => {
  const { server } = await startHive()
  const answer = await server.fetch("/asha-rao", { method: "POST", headers: formHeaders, body })
  expect(answer.status).toBe(status)
})

test("[asvs V15.3.7] a parameter that is given twice is refused, not chosen from", async () => {
  const { server, hive } = await startHive()
  for (const query of ["feedback?limit=5&limit=6", "feedback-summary?question&question"])
    expect(await messageOf(await hive.ask(`/api/user/${query}`))).toMatch(/ is given twice\.$/)
  const answer = await server.fetch("/api/login?returnTo=/feedback&returnTo=/insights")
  expect(answer.headers.get("location")).toBe("/sign-in")
})

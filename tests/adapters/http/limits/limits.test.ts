import { describe, expect, test } from "vitest"
import {
  repeatInOrder,
  sendFrom,
  startLimited,
  statusesOf,
  tenASecond,
  twoHives
} from "../support/limited.ts"
import { cookieOf, form, json, password, signUp } from "../support/requests.ts"
import { makeHive } from "../support/sample-hives.ts"

describe("a custom link", () => {
  const startOwner = async () => {
    const limited = await startLimited()
    return { ...limited, cookie: await signUp(limited.server, "asha@example.com") }
  }

  test("is checked twenty times a minute at most", async () => {
    const { server, cookie } = await startOwner()
    const check = () => server.fetch("/api/feedback-link/check", json({ customLink: "asha" }, { cookie }))
    expect(statusesOf(await repeatInOrder(21, check)).indexOf(429)).toBe(20)
  })

  test("is changed three times a day at most; what fails is not counted", async () => {
    const { server, cookie, pass } = await startOwner()
    const change = (customLink: string) =>
      server.fetch("/api/feedback-link/update", json({ customLink }, { cookie }))
    expect(statusesOf(await repeatInOrder(5, () => change("admin")))).toEqual([400, 400, 400, 400, 400])
    expect(statusesOf(await repeatInOrder(4, (index) => change(`asha-${index}`)))).toEqual([
      200, 200, 200, 429
    ])
    await pass("8 hours")
    expect((await change("asha-9")).status).toBe(200)
  })
})

test.each([
  ["an audience", "/api/account/audience", { audience: "team" }, 20],
  ["an answer", "/api/feedback/{id}/answer", { answer: "Thank you" }, 30]
])("%s is changed so often by one owner; an answer can be taken back", async (_, path, body, most) => {
  const hive = await makeHive((await startLimited()).server, "asha@example.com", "asha-rao")
  const put = (fields: object) => hive.send(path.replace("{id}", hive.public), fields, "PUT")
  expect(statusesOf(await repeatInOrder(most + 1, () => put(body))).indexOf(429)).toBe(most)
  expect((await hive.send(`/api/feedback/${hive.public}/answer`, { answer: null }, "PUT")).status).toBe(200)
})

test("what is not limited stays open when a limit is reached", async () => {
  const limited = await twoHives()
  const { server } = limited
  await tenASecond(limited, 60, () => sendFrom(server, "asha-rao"))
  const cookie = cookieOf(
    await server.fetch("/api/auth/sign-in", json({ email: "asha@example.com", password }))
  )
  expect((await server.fetch("/api/profile/asha-rao")).status).toBe(200)
  expect((await server.fetch("/api/user/profile", form({ name: "Asha" }, cookie))).status).toBe(200)
})

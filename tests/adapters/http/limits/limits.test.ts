import { expect, test } from "vitest"
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

test("a custom link is changed three times a day at most; what fails is not counted", async () => {
  const { server, pass } = await startLimited()
  const cookie = await signUp(server, "asha@example.com")
  const change = (customLink: string) =>
    server.fetch("/api/feedback-link/update", json({ customLink }, { cookie }))
  expect(statusesOf(await repeatInOrder(5, () => change("admin")))).toEqual(Array(5).fill(400))
  const changed = await repeatInOrder(4, (index) => change(`asha-${index}`))
  expect(statusesOf(changed)).toEqual([200, 200, 200, 429])
  await pass("8 hours")
  expect((await change("asha-9")).status).toBe(200)
})

test.each([
  ["a link's check", "POST", "/api/feedback-link/check", { customLink: "asha" }, 20],
  ["an audience", "PUT", "/api/account/audience", { audience: "team" }, 20],
  ["an answer", "PUT", "/api/feedback/{id}/answer", { answer: "Thank you" }, 30]
])("%s is sent so often by one owner; an answer can be taken back", async (_, method, path, body, most) => {
  const hive = await makeHive((await startLimited()).server, "asha@example.com", "asha-rao")
  const send = () => hive.send(path.replace("{id}", hive.public), body, method)
  expect(statusesOf(await repeatInOrder(most + 1, send)).indexOf(429)).toBe(most)
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

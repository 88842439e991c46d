import { expect, test } from "vitest"
import { startHive } from "./support/visitors.ts"

const path = "/api/account/seen"
const day = "2026-11-20T12:00:00.000Z"

const start = async () => {
  const { hive } = await startHive()
  return { note: (body: unknown) => hive.send(path, body, "PUT"), read: () => hive.read(path) }
}

test("what an owner has seen is kept with the hive, part by part", async () => {
  const { note, read } = await start()
  expect(await read()).toEqual({ feedback: null, badges: null })
  const feedback = { day, ids: ["one", "two"] }
  expect(await (await note({ feedback })).json()).toEqual({ feedback, badges: null })
  await note({ badges: ["Reliability 5"] })
  await note({})
  expect(await read()).toEqual({ feedback, badges: ["Reliability 5"] })
  await note({ feedback: { day: "", ids: [] } })
  expect(await read()).toEqual({ feedback: { day: "", ids: [] }, badges: ["Reliability 5"] })
})

test.each([
  ["a moment", { feedback: { day: "2026-11-20T12:00:01.000Z", ids: [] } }],
  ["a day that is none", { feedback: { day: "yesterday", ids: [] } }],
  ["no ids", { feedback: { day } }],
  ["too many ids", { feedback: { day, ids: Array(301).fill("one") } }],
  ["an id of another script", { feedback: { day, ids: ["ಎ"] } }],
  ["a long id", { feedback: { day, ids: ["x".repeat(61)] } }],
  ["null", { feedback: null }],
  ["too many badges", { badges: Array(51).fill("one") }],
  ["badges that are numbers", { badges: [5] }]
])("%s is refused, and what was noted stays", async (_, body) => {
  const { note, read } = await start()
  await note({ badges: ["Reliability 5"] })
  expect((await note(body)).status).toBe(400)
  expect(await read()).toEqual({ feedback: null, badges: ["Reliability 5"] })
})

import { describe, expect, test } from "vitest"
import { filteredPlaceholder } from "#core/domain/feedback/feedback-text.ts"
import { makeHive } from "./support/sample-hives.ts"
import { startHive } from "./support/visitors.ts"

const start = async () => {
  const { server, hive } = await startHive()
  const mark = (id: string, starred: boolean, done: boolean) =>
    hive.send(`/api/feedback/${id}/marks`, { starred, done }, "PUT")
  return { server, hive, mark, marks: () => hive.read("/api/feedback/marks") }
}

describe("an owner's marks", () => {
  test("are read by a call of their own, and gone when they are taken off", async () => {
    const { hive, mark, marks } = await start()
    const before = await hive.read("/api/user/feedback")
    expect(await marks()).toEqual([])
    const answer = await mark(hive.private, true, false)
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { id: hive.private, starred: true, done: false }
    ])
    await mark(hive.public, false, true)
    expect(await marks()).toHaveLength(2)
    expect(await marks()).toContainEqual({ id: hive.public, starred: false, done: true })
    expect(await hive.read("/api/user/feedback")).toEqual(before)
    await mark(hive.private, false, false)
    expect(await marks()).toEqual([{ id: hive.public, starred: false, done: true }])
  })

  test("are for what is kept: not for what is rejected, pending, unknown or somebody else's", async () => {
    const { server, hive, mark, marks } = await start()
    const other = await makeHive(server, "ben@example.com", "ben-okafor")
    for (const id of [hive.rejected, hive.pending, "1", other.private]) {
      expect((await mark(id, true, true)).status).toBe(404)
    }
    expect(await marks()).toEqual([])
    const rejected = (await hive.read("/api/user/feedback")).find(
      ({ id }: { id: string }) => id === hive.rejected
    )
    expect(rejected.content).toBe(filteredPlaceholder)
  })

  test("go with their item", async () => {
    const { hive, mark, marks } = await start()
    await mark(hive.private, true, true)
    expect((await hive.ask(`/api/feedback/${hive.private}`, "DELETE")).status).toBe(204)
    expect(await marks()).toEqual([])
  })
})

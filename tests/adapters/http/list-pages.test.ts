import { describe, expect, test } from "vitest"
import { messageOf, succeed } from "./support/requests.ts"
import { addApproved } from "./support/sample-hives.ts"
import { startHive } from "./support/visitors.ts"

const path = "/api/user/feedback"

const startLongList = async () => {
  const { server, hive } = await startHive()
  for (let count = 0; count < 118; count++)
    succeed(await server.run(addApproved(hive.owner, `Note ${count}`)))
  return hive
}

const nextIn = (answer: Response) => /^<(.*)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1]

describe("an owner's list", () => {
  test("comes whole without a limit, and in parts that together are the same", async () => {
    const { ask } = await startLongList()
    const whole = await ask(path)
    expect(nextIn(whole)).toBeUndefined()
    const parts: Array<unknown> = []
    for (let next: string | undefined = `${path}?limit=50`; next !== undefined; ) {
      const answer = await ask(next)
      parts.push(...(await answer.json()))
      next = nextIn(answer)
    }
    expect(parts).toEqual(await whole.json())
    expect(parts).toHaveLength(121)
  })

  test("goes on after an item that was deleted meanwhile", async () => {
    const { ask, read } = await startLongList()
    const all: ReadonlyArray<{ id: string }> = await read(path)
    const first = await ask(`${path}?limit=2`)
    expect((await ask(`/api/feedback/${all[1]?.id}`, "DELETE")).status).toBe(204)
    expect(await read(nextIn(first) ?? "")).toEqual(all.slice(2, 4))
  })

  test.each([
    "limit=0",
    "limit=501",
    "limit=1.5",
    "limit=",
    "limit=-1",
    "limit=2&after=2026-02-30.a",
    "after=0000-01-01.a",
    "after=x"
  ])("is refused with a clear word for ?%s", async (query) => {
    const { ask } = await startLongList()
    const answer = await ask(`${path}?${query}`)
    expect(answer.status).toBe(400)
    expect(await messageOf(answer)).toMatch(/^(?:limit|after) must be /)
  })
})

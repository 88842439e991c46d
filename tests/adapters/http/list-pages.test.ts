import { describe, expect, test } from "vitest"
import { messageOf, succeed } from "./support/requests.ts"
import { addApproved, makeHive } from "./support/sample-hives.ts"
import { startServer } from "./support/test-server.ts"

const path = "/api/user/feedback"

const startHive = async () => {
  const server = startServer()
  const hive = await makeHive(server, "asha@example.com", "asha-rao")
  for (let count = 0; count < 118; count++)
    succeed(await server.run(addApproved(hive.owner, `Note ${count}`)))
  const ask = (target: string, init: RequestInit = {}) =>
    server.fetch(target, { ...init, headers: { cookie: hive.cookie, origin: "http://honesthive.test" } })
  return { ask }
}

const nextIn = (answer: Response) => /^<(.*)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1]

describe("an owner's list", () => {
  test("comes whole without a limit, and in parts that together are the same", async () => {
    const { ask } = await startHive()
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
    const { ask } = await startHive()
    const all: ReadonlyArray<{ id: string }> = await (await ask(path)).json()
    const first = await ask(`${path}?limit=2`)
    expect((await ask(`/api/feedback/${all[1]?.id}`, { method: "DELETE" })).status).toBe(204)
    expect(await (await ask(nextIn(first) ?? "")).json()).toEqual(all.slice(2, 4))
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
    const { ask } = await startHive()
    const answer = await ask(`${path}?${query}`)
    expect(answer.status).toBe(400)
    expect(await messageOf(answer)).toMatch(/^(?:limit|after) must be /)
  })
})

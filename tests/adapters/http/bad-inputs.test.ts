import { describe, expect, test } from "vitest"
import type { Case } from "../../fixtures/bad-inputs/materialize.mjs"
import { forbiddenIn, requestFor } from "./support/bad-input-request.ts"
import { makeWorld, type World } from "./support/bad-input-world.ts"
import { allCases, expectedStatuses, type Kind, kindOf } from "./support/bad-inputs.ts"

const cases = allCases.filter((one) => kindOf(one) !== "socket")
const ambiguous = new Map<string, number>()

const readAs = async ({ server }: World, cookie: string, path: string) =>
  (await server.fetch(path, { headers: { cookie } })).text()

const stateOf = async (world: World, who: "owner" | "other") => ({
  user: await readAs(world, world[who].cookie, "/api/auth/user"),
  feedback: await readAs(world, world[who].cookie, "/api/user/feedback")
})

const endsSession = (one: Case): boolean =>
  one.cookie === "logged-out" || (one.call.startsWith("GET /api/logout") && one.expect.check === undefined)

/** Owners' own writes may change them; nothing may ever change anybody else. */
const mayChange = (one: Case, who: "owner" | "other"): boolean =>
  who === "owner" && (endsSession(one) || (one.as === "owner" && !/^(GET|HEAD|OPTIONS) /.test(one.call)))

const currentLink = async (world: World): Promise<string> => {
  const user = JSON.parse(await readAs(world, world.owner.cookie, "/api/auth/user"))
  return user.feedbackLink ?? world.owner.link
}

const play = async (one: Case, world: World) => {
  const before = { owner: await stateOf(world, "owner"), other: await stateOf(world, "other") }
  const answer = await world.server.handle(await requestFor(one, world))
  const body = await answer.text()
  return { before, answer, body }
}

describe("hostile requests", () => {
  test.each(cases)("$id: $call", async (one) => {
    const world = await makeWorld()
    const { before, answer, body } = await play(one, world)
    expect(expectedStatuses(one), `${answer.status} ${body.slice(0, 200)}`).toContain(answer.status)
    expect(forbiddenIn(one, world, answer, body)).toEqual([])
    if (one.ambiguous === true) ambiguous.set(one.id, answer.status)
    for (const who of ["owner", "other"] as const) {
      if (!mayChange(one, who)) expect(await stateOf(world, who)).toEqual(before[who])
    }
    expect((await world.server.fetch(`/api/profile/${await currentLink(world)}`)).status).toBe(200)
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false)
    await world.server.dispose()
  })

  test("are answered the same in every run, where either answer would do", async () => {
    const sorted = Object.fromEntries([...ambiguous].sort(([a], [b]) => (a < b ? -1 : 1)))
    expect(ambiguous.size).toBe(cases.filter((one) => one.ambiguous === true).length)
    await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot(
      "../../fixtures/bad-inputs/ambiguous-answers.json"
    )
  })

  test("all take part", () => {
    const count = (kind: Kind) => allCases.filter((one) => kindOf(one) === kind).length
    expect({
      served: count("served"),
      photo: count("photo"),
      "not served yet": count("not served yet"),
      socket: count("socket")
    }).toEqual({ served: 856, photo: 50, "not served yet": 269, socket: 19 })
  })
})

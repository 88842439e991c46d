import { afterAll, describe, expect, onTestFinished, test } from "vitest"
import ambiguousAnswers from "../../fixtures/bad-inputs/ambiguous-answers.json" with { type: "json" }
import { type Case, materialize } from "../../fixtures/bad-inputs/materialize.mjs"
import { type BadInputWorld, cookieFor, makeWorld, variablesOf } from "./support/bad-input-world.ts"
import { allCases, hasPhoto } from "./support/bad-inputs.ts"
import type { TestHive } from "./support/sample-hives.ts"
import { listen, listenAsServed, statusesIn } from "./support/sockets.ts"
import { origin } from "./support/test-server.ts"
import type { TestStore } from "./support/test-stores.ts"

const cases = allCases.filter((one) => one.rawRequest === undefined)
const socketCases = allCases.filter((one) => one.rawRequest !== undefined)

/** A browser always says where a request with a session comes from; cases that test this say it themselves. */
const withOrigin = (headers: Headers): Headers => {
  const isSilent = !headers.has("origin") && !headers.has("sec-fetch-site")
  if (isSilent && headers.has("cookie")) headers.set("origin", origin)
  return headers
}

const requestFor = async (one: Case, world: BadInputWorld): Promise<Request> => {
  const { method, path, headers, body } = materialize(one, variablesOf(world))
  const sent = new Headers(headers)
  const cookie = await cookieFor(one, world)
  if (cookie !== undefined) sent.set("cookie", cookie)
  return new Request(`${origin}${path}`, {
    method,
    headers: withOrigin(sent),
    ...(body === undefined ? {} : { body })
  })
}

const fillVariables = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replace(/\{([A-Z_]+)\}/g, (whole, name: string) => variables[name] ?? whole)

/** Texts of `expect.never` that a response contains. */
const forbiddenIn = (one: Case, world: BadInputWorld, answer: Response, body: string) => {
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join("\n")
  return one.expect.never.filter((never) => {
    if (typeof never === "number") return answer.status === never
    const text = fillVariables(never, variablesOf(world))
    return body.includes(text) || headers.toLowerCase().includes(text.toLowerCase())
  })
}

const stateOf = async ({ read }: TestHive) => ({
  user: await read("/api/auth/user"),
  feedback: await read("/api/user/feedback")
})

type WorldState = Awaited<ReturnType<typeof stateOf>>

const statesOf = async ({ owner, other }: BadInputWorld) => ({
  owner: await stateOf(owner),
  other: await stateOf(other)
})

const isSessionEnding = (one: Case): boolean =>
  one.cookie === "logged-out" || (one.call.startsWith("GET /api/logout") && one.expect.check === undefined)

const isWrite = ({ call }: Case): boolean => !/^(?:GET|HEAD|OPTIONS) /.test(call)

/** Feedback waits to be judged: nobody sees it yet. A key would be known to the next case. */
const isUnseen = ({ call, headers = {} }: Case): boolean =>
  /^POST \/api\/profile\/[^/]+\/feedback/.test(call) &&
  !Object.keys(headers).some((name) => name.toLowerCase() === "idempotency-key")

const isUnchanging = (one: Case, status: number): boolean =>
  !isSessionEnding(one) && (!isWrite(one) || status >= 400 || isUnseen(one))

interface PreparedWorld {
  readonly world: BadInputWorld
  readonly before: Awaited<ReturnType<typeof statesOf>>
}

/** Each case finds the same world; one that cannot have changed it leaves it to the next. */
const worldsOf = (store: TestStore) => {
  let unspent: PreparedWorld | undefined
  return {
    take: async (): Promise<PreparedWorld> => {
      const left = unspent
      unspent = undefined
      if (left !== undefined) return left
      const world = await makeWorld(store)
      return { world, before: await statesOf(world) }
    },
    giveBack: async (prepared: PreparedWorld, one: Case, status: number) => {
      if (isUnchanging(one, status)) unspent = prepared
      else await prepared.world.server.dispose()
    },
    end: async () => unspent?.world.server.dispose()
  }
}

/** Fields that no form and no other call may set. */
const fixedFields = ({ user }: WorldState, one: Case) => ({
  id: user.id,
  email: user.email,
  ...(hasPhoto(one) ? {} : { profileImageUrl: user.profileImageUrl }),
  ...(one.call.includes("/user/profile") ? { link: user.feedbackLink, shows: user.showBadgesOnLanding } : {})
})

/** A photo that was taken is drawn again: nothing that came with it is served. */
const expectSoundPhoto = async ({ server }: BadInputWorld, { user }: WorldState) => {
  if (user.profileImageUrl === null) return
  expect(user.profileImageUrl).toMatch(/^\/uploads\/photos\/[0-9a-f]{32}\.webp$/)
  const photo = await server.fetch(user.profileImageUrl)
  expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/webp"])
  expect(photo.headers.get("x-content-type-options")).toBe("nosniff")
  expect(Buffer.from(await photo.arrayBuffer()).toString("latin1")).not.toMatch(/CANARY|<script/)
}

/** Owners' own writes change what they say; nothing else, and nothing of anybody else, ever changes. */
const expectUntouched = (one: Case, before: WorldState, after: WorldState) =>
  one.as === "owner" && isWrite(one)
    ? expect(fixedFields(after, one)).toEqual(fixedFields(before, one))
    : expect(after).toEqual(before)

const expectSane = async (one: Case, { world, before }: PreparedWorld) => {
  const after = await statesOf(world)
  if (!isSessionEnding(one)) expectUntouched(one, before.owner, after.owner)
  expect(after.other).toEqual(before.other)
  if (hasPhoto(one)) await expectSoundPhoto(world, after.owner)
  const link = after.owner.user.feedbackLink ?? world.owner.link
  expect((await world.server.fetch(`/api/profile/${link}`)).status).toBe(200)
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false)
}

/** Cases that only wait meet limits that a test can wait for; all others meet the server's own listener. */
const overSockets = (store: TestStore, every: number) =>
  test.each(socketCases.filter((_, index) => index % every === 0))(
    "[asvs V4.2.1] $id over a socket: $expect.note",
    async (one) => {
      const world = await makeWorld(store)
      onTestFinished(() => world.server.dispose())
      const isSlow = /^slow/.test(one.expect.note)
      const { port, send } = await (isSlow ? listen : listenAsServed)(world.server)
      const variables = { ...variablesOf(world), HOST: `127.0.0.1:${port}` }
      const [first, ...more] = statusesIn(await send(materialize(one, variables).raw ?? ""))
      expect(more).toEqual([])
      if (first !== undefined) expect(one.expect.status).toContain(first)
      else expect(one.expect.note).toContain("closing the socket is also right")
      const profile = `GET /api/profile/${world.owner.link} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
      expect((await send(profile)).slice(0, 12)).toBe("HTTP/1.1 200")
    }
  )

/**
 * Every case of the fixture, or every n-th where a store is slow, over one store. Where either answer would do, all
 * stores give the same.
 */
export const hostileRequests = (store: TestStore, every: number, everySocket = every) =>
  describe(`hostile requests over ${store.name}`, () => {
    const worlds = worldsOf(store)
    const ambiguous = new Map<string, number>()
    afterAll(worlds.end)

    const taken = cases.filter((_, index) => index % every === 0)

    test.each(taken)("[asvs V1.5.3] $id: $call", async (one) => {
      const prepared = await worlds.take()
      const answer = await prepared.world.server.handle(await requestFor(one, prepared.world))
      const body = await answer.text()
      expect(one.expect.status, `${answer.status} ${body.slice(0, 200)}`).toContain(answer.status)
      expect(forbiddenIn(one, prepared.world, answer, body)).toEqual([])
      if (one.ambiguous === true) ambiguous.set(one.id, answer.status)
      await expectSane(one, prepared)
      await worlds.giveBack(prepared, one, answer.status)
    })

    overSockets(store, everySocket)

    test("[asvs V1.5.3] are answered the same in every run and by every store, where either answer would do", async () => {
      expect(ambiguous.size).toBe(taken.filter((one) => one.ambiguous === true).length)
      if (every > 1) return expect(ambiguousAnswers).toMatchObject(Object.fromEntries(ambiguous))
      const sorted = Object.fromEntries([...ambiguous].sort(([a], [b]) => (a < b ? -1 : 1)))
      await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot(
        "../../fixtures/bad-inputs/ambiguous-answers.json"
      )
    })

    test("all take part", () => {
      expect([cases.length, socketCases.length]).toEqual([1194, 19])
    })
  })

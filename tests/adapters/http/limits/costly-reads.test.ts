import { Deferred, Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { makeResponder } from "#adapters/http/calls/encode-response.ts"
import { openApiDocument } from "#core/contract/openapi.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { makeHive } from "../support/sample-hives.ts"
import { startServer } from "../support/test-server.ts"
import { testServices } from "../support/test-services.ts"

describe("an owner who asks for all notes many times at once", () => {
  const startSlow = async () => {
    const gate = Deferred.makeUnsafe<void>()
    const begun: Array<string> = []
    const wait = (owner: string) =>
      Effect.andThen(
        Effect.sync(() => begun.push(owner)),
        Deferred.await(gate)
      )
    const slowLists = Layer.effect(HiveStore)(
      Effect.map(HiveStore, (store) => ({
        ...store,
        listFeedback: (owner, page) => Effect.andThen(wait(owner), store.listFeedback(owner, page)),
        read: (owner, query) =>
          query.insight === true
            ? Effect.andThen(wait(owner), store.read(owner, query))
            : store.read(owner, query)
      }))
    )
    const server = startServer({ services: Layer.provideMerge(slowLists, testServices) })
    const asha = await makeHive(server, "asha@example.com", "asha-rao")
    const ben = await makeHive(server, "ben@example.com", "ben-okafor")
    begun.length = 0
    return { server, asha, ben, begun, open: () => Effect.runSync(Deferred.succeed(gate, undefined)) }
  }

  test.each(["/api/user/feedback", "/api/user/feedback?limit=500", "/api/user/feedback-summary"])(
    "is served one by one, and holds up nobody else: %s",
    async (path) => {
      const { server, asha, ben, begun, open } = await startSlow()
      const ask = ({ cookie }: { readonly cookie: string }) => server.fetch(path, { headers: { cookie } })
      const flood = Array.from({ length: 20 }, () => ask(asha))
      await expect.poll(() => begun.length).toBeGreaterThan(0)
      const other = ask(ben)
      await expect.poll(() => begun).toContain(ben.owner)
      expect(begun).toEqual([asha.owner, ben.owner])
      open()
      const answers = await Promise.all([...flood, other])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    }
  )
})

test("the description of the API is made once, not for each request", async () => {
  const cpuMillisOf = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage()
    for (let time = 0; time < 20; time++) await work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
  const server = startServer()
  const ask = () => server.fetch("/api/openapi.json", { method: "HEAD" })
  const describeApi = makeResponder("apiDescription")
  const made = () => Effect.runPromise(Effect.suspend(() => describeApi(openApiDocument())))
  await ask()
  await made()
  expect(await cpuMillisOf(ask)).toBeLessThan((await cpuMillisOf(made)) / 2)
})

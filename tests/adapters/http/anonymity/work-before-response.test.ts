import { Clock, Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { localModerator } from "#adapters/moderation/local/index.ts"
import type { StoredRecord } from "#core/domain/records/record-kinds.ts"
import { Moderator } from "#core/ports/moderator.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { signTest } from "../../../faults/anonymity/support/sign-test.ts"
import { notingChanges } from "../support/noting-changes.ts"
import { makeHive } from "../support/sample-hives.ts"
import { startServer, type TestServer } from "../support/test-server.ts"
import { testServices } from "../support/test-services.ts"
import { submission } from "../support/visitors.ts"

const praiseText = "You explain what you decide so well, thank you"
const abuseText = "You are a pathetic idiot, everybody hates you!"

/** Some systems count a thread's work in steps of milliseconds, so only a mean over many texts tells. */
const maxMicroseconds = 250

/** Fails a test in which the guard is asked before the visitor has a response. */
const neverJudging = Layer.effect(Moderator)(
  Effect.map(Moderator, (moderator) => ({
    ...moderator,
    assess: () => Effect.die(new Error("the moderator ran before the answer"))
  }))
).pipe(Layer.provide(localModerator()))

const stateNoted = (record: StoredRecord): string =>
  `put ${record.kind}${record.kind === "feedback" ? `, ${record.moderationStatus}` : ""}`

/** Writes down what the store, the sealer and the clock are asked for, and how much of it. */
const recordCalls = (notes: Array<string>) => {
  const note = (text: string) => Effect.sync(() => void notes.push(text))
  const sealing = Layer.effect(Sealer)(
    Effect.map(Sealer, (sealer) => ({
      ...sealer,
      seal: (text, place) => note(`seal ${text.length}`).pipe(Effect.andThen(sealer.seal(text, place)))
    }))
  )
  const waiting = Layer.effect(Clock.Clock)(
    Effect.map(Clock.Clock, (clock) => ({
      ...clock,
      currentTimeMillisUnsafe: () => clock.currentTimeMillisUnsafe(),
      currentTimeNanosUnsafe: () => clock.currentTimeNanosUnsafe(),
      sleep: (duration) => note(`wait ${duration}`)
    }))
  )
  const storing = notingChanges((wanted, put) => {
    notes.push(`change, wanting ${wanted}`, ...put.map(stateNoted))
  })
  return Layer.mergeAll(sealing, waiting, storing)
}

test("[anon A9] before the answer the same work is done for every text, and nobody judges it", async () => {
  expect(praiseText.length).toBe(abuseText.length)
  const notes: Array<string> = []
  const services = Layer.provideMerge(recordCalls(notes), Layer.merge(testServices, neverJudging))
  const server = startServer({ services })
  await makeHive(server, "asha@example.com", "asha-rao")
  const workFor = async (content: string) => {
    notes.length = 0
    const answer = await server.fetch("/api/profile/asha-rao/feedback", submission(content))
    expect(answer.status).toBe(201)
    return [...notes]
  }
  const work = await workFor(praiseText)
  expect(work).toEqual([
    `seal ${praiseText.length}`,
    "change, wanting only,submissionKey",
    "put feedback, pending"
  ])
  expect(await workFor(abuseText)).toEqual(work)
})

/** Microseconds in which this thread worked until the answer: what else the machine does meanwhile is not in it. */
const workOf = async (server: TestServer, content: string): Promise<number> => {
  const before = process.threadCpuUsage()
  await (await server.fetch("/api/profile/asha-rao/feedback", submission(content))).arrayBuffer()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

test("[anon A9] before the answer a refused text takes no more of the processor than an approved one", async () => {
  const server = startServer({ services: Layer.merge(testServices, neverJudging) })
  await makeHive(server, "asha@example.com", "asha-rao")
  const differences: Array<number> = []
  for (let pair = -100; pair < 300; pair++) {
    const isFirst = pair % 2 === 0
    const one = await workOf(server, isFirst ? praiseText : abuseText)
    const other = await workOf(server, isFirst ? abuseText : praiseText)
    if (pair >= 0) differences.push(isFirst ? other - one : one - other)
  }
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length
  const chance = signTest(differences)
  console.log(`A refused text took ${mean.toFixed(0)} µs more, p = ${chance.toExponential(1)}`)
  expect(chance < 0.001 ? Math.abs(mean) : 0).toBeLessThan(maxMicroseconds)
})

import { assert, describe } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { HttpResponse, http } from "msw"
import { beforeAll } from "vitest"
import type { Account } from "#core/domain/accounts/account.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { moderationWorker } from "#core/use-cases/moderation/moderation-worker.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { linkOf, makeOwner, world } from "../../../support/world.ts"
import { fair, moderated, moderationsUrl, openai, testNetwork } from "./support.ts"

const test = effectTestWith(Layer.mergeAll(world, openai))

const { network, idle } = testNetwork()

// Loaded before time is driven: a first call would else take minutes of it.
beforeAll(() => import("openai"))

const submitTo = (account: Account, content = fair) =>
  submitTyped({ link: linkOf(account), content, idempotencyKey: undefined })

/** Seconds, in steps that leave the network its turns. */
const pass = (seconds: number) =>
  Effect.forEach(
    Array.from({ length: seconds * 2 }),
    () => Effect.andThen(Effect.promise(idle), TestClock.adjust("500 millis")),
    { discard: true }
  )

describe("a worker with OpenAI", () => {
  test("asks it about one owner's notes while it hangs on those of another", function* () {
    const hanging = http.post(moderationsUrl, async ({ request }) =>
      (await request.text()).includes("Flood")
        ? new Promise<Response>(() => undefined)
        : HttpResponse.json(moderated())
    )
    network.use(hanging)
    const [flooded, other] = [yield* makeOwner(), yield* makeOwner("Bo Lind", "b0-lind")]
    yield* Effect.forkChild(moderationWorker)
    for (let item = 0; item < 40; item++) yield* submitTo(flooded, `${fair} Flood ${item}.`)
    yield* pass(2)
    yield* submitTo(other)
    yield* pass(2)
    const [item = assert.fail("still pending")] = yield* listFeedback(other.owner)
    const verdicts = yield* (yield* HiveStore).verdictsOn(other.owner, FeedbackId(item.id))
    assert.deepStrictEqual(
      verdicts.map(({ guard }) => guard),
      ["local+openai"]
    )
  })
})

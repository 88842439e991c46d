import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { HiveStore } from "#core/ports/hive-store.ts"
import { deleteFeedback } from "#core/use-cases/feedback/delete-feedback.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { readVerdicts } from "#core/use-cases/moderation/read-verdicts.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { receive } from "../../../support/insights.ts"
import { sendAll } from "../../../support/release.ts"
import { linkOf, makeOwner, world } from "../../../support/world.ts"

const test = effectTestWith(world)

describe("the verdicts on an item", () => {
  test("are found by its id alone, and go when it is deleted", function* () {
    yield* makeOwner("Bo Lind", "b0-lind")
    const account = yield* makeOwner()
    yield* receive(account, "abuse that nobody should read")
    const [item] = yield* listFeedback(account.owner)
    const id = item?.id ?? "none"
    const found = yield* readVerdicts(id)
    assert.deepStrictEqual([found.state, found.isHeld, found.verdicts.length], ["rejected", false, 1])
    assert.notInclude(JSON.stringify(found), "nobody should read")
    yield* deleteFeedback(account.owner, id)
    assert.strictEqual((yield* Effect.flip(readVerdicts(id)))._tag, "ItemUnknown")
  })

  test("are none for an item that waits", function* () {
    const account = yield* makeOwner()
    yield* sendAll(linkOf(account), ["Reliability is fine"])
    const [item] = yield* HiveStore.use((store) => store.listItems(account.owner))
    const found = yield* readVerdicts(item?.id ?? "none")
    assert.deepStrictEqual(found, { state: "pending", isHeld: false, verdicts: [] })
  })
})

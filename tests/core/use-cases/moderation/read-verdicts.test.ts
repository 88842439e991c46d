import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { HiveStore } from "#core/ports/hive-store.ts"
import { deleteFeedback } from "#core/use-cases/feedback/delete-feedback.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { readVerdicts } from "#core/use-cases/moderation/read-verdicts.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { settleAll } from "../../../support/settle-all.ts"
import { linkOf, makeOwner, world } from "../../../support/world.ts"

const test = effectTestWith(world)

const submitText = (link: string, content: string) =>
  submitTyped({ link, content, idempotencyKey: undefined })

const firstIdOf = Effect.fnUntraced(function* (owner: Parameters<typeof listFeedback>[0]) {
  const [item] = yield* listFeedback(owner)
  return item?.id ?? "none"
})

describe("the verdicts on an item", () => {
  test("are found by its id alone, and go when it is deleted", function* () {
    yield* makeOwner("Bo Lind", "b0-lind")
    const { owner, ...account } = yield* makeOwner()
    yield* submitText(linkOf({ owner, ...account }), "abuse that nobody should read")
    yield* settleAll
    const id = yield* firstIdOf(owner)
    const found = yield* readVerdicts(id)
    assert.deepStrictEqual([found.state, found.isHeld, found.verdicts.length], ["rejected", false, 1])
    assert.notInclude(JSON.stringify(found), "nobody should read")
    yield* deleteFeedback(owner, id)
    assert.strictEqual((yield* Effect.flip(readVerdicts(id)))._tag, "ItemUnknown")
  })

  test("are none for an item that waits", function* () {
    const account = yield* makeOwner()
    yield* submitText(linkOf(account), "unjudged")
    const [item] = yield* HiveStore.use((store) => store.listItems(account.owner))
    const found = yield* readVerdicts(item?.id ?? "none")
    assert.deepStrictEqual(found, { state: "pending", isHeld: false, verdicts: [] })
  })
})

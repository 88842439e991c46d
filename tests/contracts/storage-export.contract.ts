import { assert, describe } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { Day } from "#core/domain/values/day.ts"
import { exportFiles } from "#core/use-cases/transfer/export-owner.ts"
import { worldAround } from "../core/support/world.ts"
import { type ContractTest, put } from "./storage-adapter.ts"
import { ada, makeApproved, makeFeedback, makeVerdict } from "./storage-records.ts"

/** Each file of ada's download, in the pieces in which it is packed. */
const pieces = Effect.flatMap(exportFiles(ada), (files) =>
  Effect.forEach(files, ({ bytes }) =>
    Stream.runCollect(Stream.map(bytes, (piece) => new TextDecoder().decode(piece)))
  )
)

const day = (index: number) => Day(`2026-11-${10 + (index % 9)}`)

const listed = Array.from({ length: 400 }, (_, index) => {
  const id = `item-${index}`
  return [
    makeApproved(id, { createdOn: day(index), moderationStatus: "rejected" }),
    makeVerdict(`verdict-${id}`, id)
  ]
})

const hidden = [
  makeFeedback("a", { createdOn: day(8) }),
  makeFeedback("b", { createdOn: day(4) }),
  makeApproved("c", { createdOn: day(8), isHeld: true }),
  makeVerdict("verdict-c", "c")
]

export const exportContract = (test: ContractTest) =>
  describe("what an owner downloads", () => {
    test(
      "[anon A12] is the same, piece by piece, whatever is held or waits for the guard",
      Effect.gen(function* () {
        yield* put(...listed.flat())
        const before = yield* pieces
        const [document = []] = before
        const { feedback, verdicts } = JSON.parse(document.join(""))
        assert.deepStrictEqual([feedback.length, verdicts.length], [400, 400])
        yield* put(...hidden)
        assert.deepStrictEqual(yield* pieces, before)
      }).pipe(Effect.provide(worldAround(true)))
    )
  })

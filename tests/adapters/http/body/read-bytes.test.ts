import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { readBytes } from "#adapters/http/body/read-bytes.ts"
import { RequestError } from "#adapters/http/responses/request-error.ts"
import { effectTest as test } from "../../../support/effect-test.ts"

const tooLarge = new RequestError({ status: 413, text: "Too large." })

/** A request as Firefox makes it: its body can't be read as a stream. */
const withoutStream = (body: string): Request =>
  Object.defineProperty(new Request("http://hive.test/", { method: "POST", body }), "body", {
    value: undefined
  })

describe("a body that is no stream, as in Firefox", () => {
  test("is read whole", function* () {
    let arrived = 0
    const bytes = yield* readBytes(withoutStream("note"), 4, tooLarge, (count) => {
      arrived += count
    })
    assert.strictEqual(new TextDecoder().decode(bytes), "note")
    assert.strictEqual(arrived, 4)
  })

  test("is refused past its limit", function* () {
    assert.strictEqual(yield* Effect.flip(readBytes(withoutStream("notes"), 4, tooLarge)), tooLarge)
  })
})

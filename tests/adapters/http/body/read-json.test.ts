import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { readJson } from "#adapters/http/body/read-json.ts"
import { badRequest } from "#adapters/http/responses/request-error.ts"
import { effectTest as test } from "../../../support/effect-test.ts"

const posted = (body: string): Request =>
  new Request("http://hive.test/", { method: "POST", headers: { "content-type": "application/json" }, body })

const nested = (depth: number): string =>
  `{"content":"note","other":${"[".repeat(depth)}${"]".repeat(depth)}}`

test("JSON is read up to eight levels of objects and lists", function* () {
  assert.deepEqual(yield* readJson(posted(nested(7))), { content: "note", other: [[[[[[[]]]]]]] })
})

const notAllowed = badRequest("The request contains characters or structures that are not allowed.")

test.each([
  ["nested one level deeper", nested(8)],
  ["nested as deeply as its size allows", nested(8_000)],
  ["with NUL in a field's name", '{"content":"note","a\\u0000":1}'],
  ["with half a character in a list of an unknown field", '{"content":"note","other":["\\ud800"]}']
] as const)("[asvs V1.5.3] JSON %s is refused, whichever call it is for", function* ([, body]) {
  assert.deepEqual(yield* Effect.flip(readJson(posted(body))), notAllowed)
})

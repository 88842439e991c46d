import { Effect } from "effect"
import { expect, test } from "vitest"
import { otpauthCodes } from "#adapters/one-time-codes/otpauth/index.ts"
import { OneTimeCodes } from "#core/ports/one-time-codes.ts"

test("an app reads instance and account apart, also where the instance's name has a colon", async () => {
  const address = await Effect.runPromise(
    Effect.provide(
      Effect.gen(function* () {
        const codes = yield* OneTimeCodes
        return codes.addressOf(yield* codes.newSecret, { issuer: "Team: Hive", account: "a@people.example" })
      }),
      otpauthCodes
    )
  )
  const { pathname, searchParams } = new URL(address)
  expect(decodeURIComponent(pathname).split("/").at(-1)?.split(":")).toEqual([
    searchParams.get("issuer"),
    "a@people.example"
  ])
})

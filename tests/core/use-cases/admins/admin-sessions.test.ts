import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { maxSessions } from "#core/domain/accounts/session-rules.ts"
import { authenticateAdmin, signInAdmin } from "#core/use-cases/admins/admin-sessions.ts"
import { addAdmin } from "#core/use-cases/admins/manage-admins.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { world } from "../../../support/world.ts"

const test = effectTestWith(world)

const password = "nine green boats at noon"

/** A second after whatever was before it. */
const signIn = Effect.fnUntraced(function* (username: string) {
  yield* TestClock.adjust("1 second")
  const signedIn = yield* signInAdmin({ username, password })
  return "token" in signedIn ? signedIn.token : undefined
})

const isSignedIn = (token: string | undefined) => Effect.isSuccess(authenticateAdmin(token))

test("an admin has fifty sessions at most: a sign-in ends the one used longest ago, and none of others", function* () {
  for (const username of ["ada", "grace"]) yield* addAdmin({ username, password })
  const others = yield* signIn("ada")
  const first = yield* signIn("grace")
  const second = yield* signIn("grace")
  yield* Effect.repeat(signIn("grace"), { times: maxSessions - 3 })
  assert.isTrue(yield* isSignedIn(first))
  yield* signIn("grace")
  assert.deepEqual(yield* Effect.forEach([first, second, others], isSignedIn), [false, true, true])
})

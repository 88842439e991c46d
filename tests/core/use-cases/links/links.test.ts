import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { linkTexts } from "#core/domain/links/link-rules.ts"
import { checkLink } from "#core/use-cases/links/check-link.ts"
import { updateLink } from "#core/use-cases/links/update-link.ts"
import { readPublicProfile } from "#core/use-cases/profiles/read-public-profile.ts"
import { sweepRetention } from "#core/use-cases/retention/sweep-retention.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { linkOf, makeOwner, world } from "../../../support/world.ts"

const test = effectTestWith(world)

const secondUuid = "ffffffff-0000-4000-8000-000000000002"

describe("a custom link", () => {
  test("that is free is available, without suggestions", function* () {
    const { owner } = yield* makeOwner()
    assert.deepStrictEqual(yield* checkLink(owner, "my-link"), {
      available: true,
      message: linkTexts.available,
      suggestions: []
    })
  })

  test.each(["RAVI-kumar", "admin", "useless", "has space", "ab", "é", "a".repeat(31)])(
    "%s is not available; the suggestions really are, and can be saved",
    function* (link) {
      const { owner } = yield* makeOwner()
      yield* makeOwner("Ravi Kumar", secondUuid)
      const answer = yield* checkLink(owner, link)
      assert.isFalse(answer.available)
      assert.isAtLeast(answer.suggestions.length, 1)
      assert.isAtMost(answer.suggestions.length, 3)
      for (const suggestion of answer.suggestions) {
        assert.isTrue((yield* checkLink(owner, suggestion)).available)
        assert.strictEqual(linkOf(yield* updateLink(owner, suggestion)), suggestion)
      }
    }
  )

  test.each([
    ["ravi-kumar", ["ravi-kumar-2", "ravi-kumar-3", "ravi-kumar-4"]],
    ["Dashboard", ["asha-raman-2", "asha-raman-3", "asha-raman-4"]],
    ["useless", ["asha-raman-2", "asha-raman-3", "asha-raman-4"]],
    ["asha raman", ["asha-raman-2", "asha-raman-3", "asha-raman-4"]],
    ["प्रिया शर्मा", ["priya-sharma", "priya-sharma-2", "priya-sharma-3"]],
    ["Zoë", ["zoe", "zoe-2", "zoe-3"]]
  ] as const)("in place of %s people are offered %j, never the link they have", function* ([link, offered]) {
    const { owner } = yield* makeOwner()
    yield* makeOwner("Ravi Kumar", secondUuid)
    assert.deepStrictEqual((yield* checkLink(owner, link)).suggestions, offered)
  })

  test("[spec 5 4] that is offensive or too long cannot be saved", function* () {
    const account = yield* makeOwner()
    for (const link of ["useless", "use-less", "a".repeat(31)]) {
      assert.strictEqual((yield* Effect.flip(updateLink(account.owner, link)))._tag, "InvalidInput")
    }
    assert.strictEqual((yield* readPublicProfile(linkOf(account))).user.name, "Asha Raman")
  })

  test("[spec 5 4] must be given", function* () {
    const { owner } = yield* makeOwner()
    for (const link of ["", "  "]) {
      const refused = yield* Effect.flip(checkLink(owner, link))
      assert.strictEqual(refused.message, "Please enter a custom link to check.")
    }
  })

  test("replaces the old one, which then shows nobody", function* () {
    const { owner } = yield* makeOwner()
    yield* updateLink(owner, "Other-Link")
    assert.strictEqual((yield* readPublicProfile("other-link")).user.name, "Asha Raman")
    assert.strictEqual((yield* Effect.flip(readPublicProfile("asha-raman"))).message, "Profile Not Found")
  })

  test("may change its case only", function* () {
    const { owner } = yield* makeOwner()
    assert.strictEqual(linkOf(yield* updateLink(owner, "Asha-Raman")), "Asha-Raman")
    assert.strictEqual((yield* readPublicProfile("asha-raman")).user.name, "Asha Raman")
  })

  test("[spec 3 1] of another owner is taken, in any case; neither link changes", function* () {
    const account = yield* makeOwner()
    const other = yield* makeOwner("Ravi Kumar", secondUuid)
    assert.strictEqual((yield* Effect.flip(updateLink(other.owner, "ASHA-raman")))._tag, "LinkTaken")
    assert.strictEqual((yield* readPublicProfile(linkOf(account))).user.name, "Asha Raman")
    assert.strictEqual((yield* readPublicProfile(linkOf(other))).user.name, "Ravi Kumar")
  })

  test("that was given up is nobody else's for ever, and its owner may take it back", function* () {
    const { owner } = yield* makeOwner()
    const other = yield* makeOwner("Ravi Kumar", secondUuid)
    yield* updateLink(owner, "new-link")
    yield* TestClock.adjust("4000 days")
    yield* sweepRetention
    assert.isFalse((yield* checkLink(other.owner, "asha-raman")).available)
    assert.strictEqual((yield* Effect.flip(updateLink(other.owner, "asha-raman")))._tag, "LinkTaken")
    assert.strictEqual((yield* Effect.flip(readPublicProfile("asha-raman")))._tag, "ProfileNotFound")
    assert.strictEqual(linkOf(yield* updateLink(owner, "asha-raman")), "asha-raman")
    assert.strictEqual((yield* readPublicProfile("asha-raman")).user.name, "Asha Raman")
  })
})

import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { slugOf } from "#core/domain/links/link-rules.ts"
import { profileTexts } from "#core/domain/profiles/profile-rules.ts"
import { checkLink } from "#core/use-cases/links/check-link.ts"
import { readPublicProfile } from "#core/use-cases/profiles/read-public-profile.ts"
import { updateProfile } from "#core/use-cases/profiles/update-profile.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { accountOf, linkOf, makeOwner, world } from "../../../support/world.ts"

const test = effectTestWith(world)

const secondUuid = "ffffffff-0000-4000-8000-000000000002"

describe("a profile", () => {
  test("shows visitors exactly what the owner gave", function* () {
    const account = yield* makeOwner()
    yield* updateProfile(account.owner, { jobTitle: " Engineer ", bio: "Tell me.\nAll of it." })
    const profile = yield* readPublicProfile(linkOf(account))
    assert.deepStrictEqual(profile, {
      user: {
        name: "Asha Raman",
        jobTitle: "Engineer",
        bio: "Tell me.\nAll of it.",
        profileImageUrl: null,
        showBadgesOnLanding: false
      },
      feedback: []
    })
  })

  test("keeps a field that is left out, and empties one that is empty", function* () {
    const { owner } = yield* makeOwner()
    yield* updateProfile(owner, { jobTitle: "Engineer", bio: "Hello" })
    const account = yield* updateProfile(owner, { bio: "" })
    assert.strictEqual(account.jobTitle, "Engineer")
    assert.isNull(account.bio)
    assert.deepStrictEqual(yield* accountOf(owner), account)
  })

  test.each([
    [{ name: " " }, profileTexts.nameRequired],
    [{ name: "\u200b" }, profileTexts.nameRequired],
    [{ name: "a\u0000" }, profileTexts.malformed],
    [{ name: "x".repeat(81) }, profileTexts.nameTooLong],
    [{ jobTitle: "x".repeat(101) }, profileTexts.jobTitleTooLong],
    [{ bio: "🐝".repeat(601) }, profileTexts.bioTooLong]
  ] as const)("refuses %j and changes nothing", function* ([fields, text]) {
    const account = yield* makeOwner()
    assert.strictEqual((yield* Effect.flip(updateProfile(account.owner, fields))).message, text)
    assert.deepStrictEqual(yield* accountOf(account.owner), account)
  })

  test("needs a name with its first save", function* () {
    const { owner } = yield* makeOwner("")
    const refused = yield* Effect.flip(updateProfile(owner, { bio: "Hello" }))
    assert.strictEqual(refused.message, profileTexts.nameRequired)
  })

  test("gets a link from its name with the first save, a number when it is taken, and keeps it", function* () {
    const first = yield* makeOwner("Asha Raman")
    const other = yield* makeOwner("asha raman", secondUuid)
    assert.strictEqual(linkOf(first), "asha-raman")
    assert.strictEqual(linkOf(other), "asha-raman-2")
    const renamed = yield* updateProfile(first.owner, { name: "Asha R" })
    assert.strictEqual(linkOf(renamed), "asha-raman")
  })

  test.each(["王小明", "Admin", "Worthless"])("gets a random link when %j suggests none", function* (name) {
    assert.match(linkOf(yield* makeOwner(name)), /^bee-[a-z]+-[a-z]+$/)
  })

  test.each(["Asha Raman", "Al", "Admin", "x".repeat(40)])(
    "the link that the wizard is told for %j is the one that the save gives",
    function* (name) {
      yield* makeOwner(name)
      const { owner } = yield* makeOwner("", secondUuid)
      const link = slugOf(name)
      const { available, suggestions } = yield* checkLink(owner, link)
      const told = available ? link : suggestions[0]
      assert.strictEqual(linkOf(yield* updateProfile(owner, { name })), told)
    }
  )

  test.each([
    ["आशा रमन", "asha-raman-2"],
    ["ಅಶೋಕ", "ashok"],
    ["Łukasz", "lukasz"]
  ] as const)(
    "the link that the wizard is told for %s, and that the save gives, is %s",
    function* ([name, link]) {
      yield* makeOwner("Asha Raman")
      const { owner } = yield* makeOwner("", secondUuid)
      const { available, suggestions } = yield* checkLink(owner, name)
      assert.deepStrictEqual([available, suggestions[0]], [false, link])
      assert.strictEqual(linkOf(yield* updateProfile(owner, { name })), link)
    }
  )
})

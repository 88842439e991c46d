import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { slugOf } from "#core/domain/links/link-rules.ts"
import { profileTexts } from "#core/domain/profiles/profile-rules.ts"
import { Directory } from "#core/ports/directory.ts"
import { checkLink } from "#core/use-cases/links/check-link.ts"
import { updateLink } from "#core/use-cases/links/update-link.ts"
import { readPublicProfile } from "#core/use-cases/profiles/read-public-profile.ts"
import { updateProfile } from "#core/use-cases/profiles/update-profile.ts"
import { sweepRetention } from "#core/use-cases/retention/sweep-retention.ts"
import { yieldTurns } from "../../../support/counted-notes.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { accountOf, linkOf, makeOwner, world } from "../../../support/world.ts"

const test = effectTestWith(world)

const secondUuid = "ffffffff-0000-4000-8000-000000000002"
const makeRavi = makeOwner("Ravi Kumar", secondUuid)

describe("a custom link", () => {
  test.each([
    ["RAVI-kumar", ["ravi-kumar-2", "ravi-kumar-3", "ravi-kumar-4"]],
    ["has space", ["has-space", "has-space-2", "has-space-3"]],
    ["ab", ["ab-bee", "ab-bee-2", "ab-bee-3"]],
    ["é", ["e-bee", "e-bee-2", "e-bee-3"]],
    ["a".repeat(31), ["a".repeat(30), `${"a".repeat(28)}-2`, `${"a".repeat(28)}-3`]],
    ["Dashboard", ["asha-raman-2", "asha-raman-3", "asha-raman-4"]],
    ["useless", ["asha-raman-2", "asha-raman-3", "asha-raman-4"]],
    ["asha raman", ["asha-raman-2", "asha-raman-3", "asha-raman-4"]],
    ["प्रिया शर्मा", ["priya-sharma", "priya-sharma-2", "priya-sharma-3"]],
    ["Zoë", ["zoe", "zoe-2", "zoe-3"]]
  ] as const)(
    "in place of %s people are offered %j, never the link they have, and can save each",
    function* ([link, offered]) {
      const { owner } = yield* makeOwner()
      yield* makeRavi
      assert.deepInclude(yield* checkLink(owner, link), { available: false, suggestions: offered })
      for (const suggestion of offered) {
        assert.isTrue((yield* checkLink(owner, suggestion)).available)
        assert.strictEqual(linkOf(yield* updateLink(owner, suggestion)), suggestion)
      }
    }
  )

  test("[spec 5 4] must be given", function* () {
    const { owner } = yield* makeOwner()
    for (const link of ["", "  "]) {
      const refused = yield* Effect.flip(checkLink(owner, link))
      assert.strictEqual(refused.message, "Please enter a custom link to check.")
    }
  })

  test("may change its case only", function* () {
    const { owner } = yield* makeOwner()
    assert.strictEqual(linkOf(yield* updateLink(owner, "Asha-Raman")), "Asha-Raman")
    assert.strictEqual((yield* readPublicProfile("asha-raman")).user.name, "Asha Raman")
  })

  test("[spec 3 1] of another owner is taken, in any case; neither link changes", function* () {
    const account = yield* makeOwner()
    const other = yield* makeRavi
    assert.strictEqual((yield* Effect.flip(updateLink(other.owner, "ASHA-raman")))._tag, "LinkTaken")
    assert.strictEqual((yield* readPublicProfile(linkOf(account))).user.name, "Asha Raman")
    assert.strictEqual((yield* readPublicProfile(linkOf(other))).user.name, "Ravi Kumar")
  })

  test("that was given up is nobody else's for ever, and its owner may take it back", function* () {
    const { owner } = yield* makeOwner()
    const other = yield* makeRavi
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

describe("a profile", () => {
  test("shows visitors exactly what the owner gave", function* () {
    const account = yield* makeOwner()
    yield* updateProfile(account.owner, { jobTitle: " Engineer ", bio: "Tell me.\nAll of it." })
    const { user } = yield* readPublicProfile(linkOf(account))
    assert.deepStrictEqual(user, {
      name: "Asha Raman",
      jobTitle: "Engineer",
      bio: "Tell me.\nAll of it.",
      profileImageUrl: null,
      showBadgesOnLanding: false
    })
  })

  test("keeps a field that is left out, and empties one that is empty", function* () {
    const { owner } = yield* makeOwner()
    yield* updateProfile(owner, { jobTitle: "Engineer", bio: "Hello" })
    const account = yield* updateProfile(owner, { bio: "" })
    assert.deepInclude(account, { jobTitle: "Engineer", bio: null })
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
    assert.deepStrictEqual([linkOf(first), linkOf(other)], ["asha-raman", "asha-raman-2"])
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

test("twelve owners of one name who first save at the same moment get twelve links", function* () {
  const owners = yield* Effect.forEach(Array.from({ length: 12 }), (_, index) => makeOwner("", `o${index}`))
  const directory = yield* Directory
  const links = (ids: ReadonlyArray<string>) => Effect.tap(directory.links(ids), yieldTurns)
  const saved = yield* Effect.forEach(owners, ({ owner }) => updateProfile(owner, { name: "Ravi Kumar" }), {
    concurrency: "unbounded"
  }).pipe(Effect.provideService(Directory, { ...directory, links }))
  assert.strictEqual(new Set(saved.map(linkOf)).size, 12)
})

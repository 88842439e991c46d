import { assert, describe } from "@effect/vitest"
import { Effect, Option, Result } from "effect"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { Day } from "#core/domain/values/day.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { Directory } from "#core/ports/directory.ts"
import { SessionStore } from "#core/ports/session-store.ts"
import {
  ada,
  bob,
  makeAccount,
  makeFeedback,
  makeLink,
  makeSession,
  makeSubmissionKey,
  someDay
} from "../support/storage-records.ts"
import {
  besideBob,
  type ContractTest,
  createAccount,
  idsOf,
  putRecords,
  readHive,
  removeRecords,
  sweepBefore,
  unbounded
} from "./storage-adapter.ts"

const knownIdentity = "https://id.example 248289761001"

const directoryTests = (test: ContractTest) => {
  test("finds accounts by id and by the email of now", function* () {
    const directory = yield* Directory
    const account = Option.some(makeAccount(ada))
    assert.deepStrictEqual(yield* directory.findById(ada), account)
    assert.deepStrictEqual(yield* directory.findByEmail("ada@example.org"), account)
    assert.deepStrictEqual(yield* directory.findByEmail("eve@example.org"), Option.none())
    assert.deepStrictEqual(yield* directory.findById(OwnerId("eve")), Option.none())
    const moved = makeAccount(ada, { email: "new@example.org" })
    yield* putRecords(moved)
    assert.deepStrictEqual(yield* directory.findByEmail("ada@example.org"), Option.none())
    assert.deepStrictEqual(yield* directory.findByEmail("new@example.org"), Option.some(moved))
    yield* directory.create(makeAccount(bob, { email: "ada@example.org" }))
  })

  test("names some owner, and nobody once there is none", function* () {
    const { anyOwner } = yield* Directory
    for (const _ of [1, 2, 3]) assert.deepStrictEqual(yield* anyOwner, Option.some(ada))
    yield* createAccount(bob)
    for (const _ of [1, 2, 3]) assert.include([ada, bob], Option.getOrThrow(yield* anyOwner))
    yield* removeRecords(makeAccount(ada))
    assert.deepStrictEqual(yield* anyOwner, Option.some(bob))
    yield* removeRecords(makeAccount(bob))
    assert.deepStrictEqual(yield* anyOwner, Option.none())
  })

  test("keeps all of an account, and names those with digests, webhooks and rules of release", function* () {
    const directory = yield* Directory
    const schedule = { every: "week", hour: 9, weekday: 5, zone: "Asia/Kolkata", since: someDay } as const
    const release = {
      audience: "team",
      rule: { minutes: 1_440, least: 3 },
      since: 1_800_000_000_000,
      announced: { audience: "anyone", rule: { minutes: 0, least: 1 }, from: 1_800_000_600_000 },
      announcedAt: 1_800_000_000_001
    } as const
    const account = makeAccount(ada, {
      reset: { digest: "of a secret", until: 1_800_000_000_000 },
      digest: schedule,
      webhook: { target: Sealed("sealed"), form: "ntfy", schedule, state: "delivered" },
      release
    })
    const plain = makeAccount(ada, { release: null })
    yield* createAccount(bob)
    for (const [stored, named] of [
      [account, [account]],
      [plain, []]
    ] as const) {
      yield* putRecords(stored)
      assert.deepStrictEqual(yield* directory.findById(ada), Option.some(stored))
      assert.deepStrictEqual(yield* directory.withDigest, named)
      assert.deepStrictEqual(yield* directory.withWebhook, named)
      const releases = new Map((yield* directory.releases).map((found) => [found.owner, found.release]))
      assert.deepStrictEqual(
        [releases.get(ada), releases.get(bob)],
        [stored.release, makeAccount(bob).release]
      )
    }
  })

  test("names all owners, and keeps what operators did and the day of the last use", function* () {
    const directory = yield* Directory
    const deeds = {
      removedAt: "2026-11-21T08:00:00.000Z",
      operatorResets: [{ by: "olga", on: someDay }],
      lastUsedOn: someDay
    } as const
    yield* putRecords(makeAccount(ada, { ...deeds, name: "Ada", feedbackLink: "Ada-L" }))
    yield* directory.create(makeAccount(bob, { name: null }))
    assert.sameDeepMembers(
      [...(yield* directory.names)],
      [
        { owner: ada, email: "ada@example.org", name: "Ada", feedbackLink: "Ada-L" },
        { owner: bob, email: "bob@example.org", name: null, feedbackLink: null }
      ]
    )
    assert.deepInclude(Option.getOrThrow(yield* directory.findById(ada)), {
      operatorResets: deeds.operatorResets,
      lastUsedOn: someDay
    })
    assert.deepStrictEqual(yield* directory.dueForDeletion("2026-11-21T07:59:59.999Z"), [])
    assert.deepStrictEqual(yield* directory.dueForDeletion(deeds.removedAt), [ada])
  })

  test("names the links in use, of what was changed last first, whatever visitors do", function* () {
    const directory = yield* Directory
    const used = (owner: typeof ada, link: string, day: string) =>
      putRecords(
        makeAccount(owner, { feedbackLink: link, updatedAt: `2026-01-0${day}T00:00:00.000Z` }),
        makeLink(link.toLowerCase(), { owner })
      )
    yield* directory.create(makeAccount(bob))
    yield* used(ada, "Ada", "1")
    yield* used(bob, "bob", "2")
    yield* putRecords(makeFeedback("1"))
    assert.deepStrictEqual(yield* directory.linksInUse(9), ["bob", "ada"])
    assert.deepStrictEqual(yield* directory.linksInUse(1), ["bob"])
    yield* used(ada, "countess", "3")
    assert.deepStrictEqual(yield* directory.linksInUse(9), ["countess", "bob"])
  })

  test("[asvs V6.8.1] finds an account by who it is to an issuer, and gives an identity to one account", function* () {
    const directory = yield* Directory
    assert.deepStrictEqual(yield* directory.findByIdentity(knownIdentity), Option.none())
    yield* directory.create(makeAccount(bob, { identity: knownIdentity }))
    assert.deepStrictEqual(
      yield* directory.findByIdentity(knownIdentity),
      Option.some(makeAccount(bob, { identity: knownIdentity }))
    )
    assert.deepStrictEqual(yield* directory.findByIdentity("https://other.example sub"), Option.none())
    const second = makeAccount(OwnerId("eve"), { identity: knownIdentity })
    assert.strictEqual((yield* Effect.flip(directory.create(second)))._tag, "EmailTaken")
    assert.deepStrictEqual(yield* directory.findById(OwnerId("eve")), Option.none())
  })

  test("follows an account's identity, and forgets it with the account", function* () {
    const directory = yield* Directory
    yield* putRecords(makeAccount(ada, { identity: knownIdentity }))
    assert.isTrue(Option.isSome(yield* directory.findByIdentity(knownIdentity)))
    yield* putRecords(makeAccount(ada))
    assert.deepStrictEqual(yield* directory.findByIdentity(knownIdentity), Option.none())
    yield* putRecords(makeAccount(ada, { identity: knownIdentity }))
    yield* removeRecords(makeAccount(ada))
    assert.deepStrictEqual(yield* directory.findByIdentity(knownIdentity), Option.none())
  })

  test("gives an identity to one of two accounts that are made at once", function* () {
    const directory = yield* Directory
    const makers = ["eve", "mallory"].map((name) =>
      Effect.result(directory.create(makeAccount(OwnerId(name), { identity: knownIdentity })))
    )
    const made = yield* Effect.all(makers, unbounded)
    assert.strictEqual(made.filter(Result.isSuccess).length, 1)
  })

  test("finds an account by the link in use, not by one given up", function* () {
    const directory = yield* Directory
    yield* putRecords(makeLink("ada"), makeLink("old", { releasedOn: Day("2026-11-01") }))
    assert.deepStrictEqual(yield* directory.findByLink("ada"), Option.some(makeAccount(ada)))
    assert.deepStrictEqual(yield* directory.findByLink("old"), Option.none())
    assert.deepStrictEqual(yield* directory.findByLink("none"), Option.none())
    assert.deepStrictEqual(idsOf(yield* directory.links(["ada", "old", "none"])).toSorted(), ["ada", "old"])
  })

  besideBob(test)("keeps a link for its owner for ever, also after it was given up", function* () {
    yield* putRecords(makeLink("bee", { releasedOn: Day("2026-11-01") }))
    const claim = (claimedOn: string) =>
      putRecords(makeLink("bee", { owner: bob, claimedOn: Day(claimedOn) }))
    assert.strictEqual((yield* Effect.flip(claim("2026-11-30")))._tag, "LinkTaken")
    assert.strictEqual((yield* Effect.flip(claim("2126-11-01")))._tag, "LinkTaken")
    yield* putRecords(makeLink("bee"))
    assert.strictEqual((yield* Effect.flip(claim("2126-11-01")))._tag, "LinkTaken")
    assert.strictEqual((yield* readHive(ada, {})).links.size, 1)
    assert.strictEqual((yield* readHive(bob, {})).links.size, 0)
  })
}

const sessionTests = (test: ContractTest) => {
  test("keeps, replaces and removes sessions", function* () {
    const sessions = yield* SessionStore
    yield* putRecords(makeSession("s"))
    yield* putRecords(makeSession("s", { lastSeenAt: 2_000 }))
    assert.deepStrictEqual(yield* sessions.find("s"), Option.some(makeSession("s", { lastSeenAt: 2_000 })))
    yield* removeRecords(makeSession("s"))
    yield* removeRecords(makeSession("s"))
    assert.deepStrictEqual(yield* sessions.find("s"), Option.none())
  })

  besideBob(test)("shows an owner's sessions, and no others, to whoever wishes to see them", function* () {
    yield* putRecords(makeSession("1"))
    yield* putRecords(makeSession("2"))
    yield* putRecords(makeSession("3", { owner: bob }))
    yield* removeRecords(makeSession("1"))
    yield* putRecords(makeSession("4", { device: "phone" }))
    const seen = yield* readHive(ada, { sessions: true })
    assert.deepStrictEqual(
      seen.sessions,
      new Map([
        ["2", makeSession("2")],
        ["4", makeSession("4", { device: "phone" })]
      ])
    )
    yield* removeRecords(makeAccount(bob))
    assert.deepStrictEqual(yield* SessionStore.use(({ find }) => find("3")), Option.none())
  })

  test("sweeps what has had its time, and counts it", function* () {
    yield* putRecords(makeSession("idle", { lastSeenAt: 99, createdAt: 50 }))
    yield* putRecords(makeSession("old", { lastSeenAt: 200, createdAt: 49 }))
    yield* putRecords(makeSession("good", { lastSeenAt: 100, createdAt: 50 }))
    const before = Day("2026-11-02")
    yield* putRecords(
      makeSubmissionKey("old", { usedOn: Day("2026-11-01") }),
      makeSubmissionKey("good", { usedOn: before }),
      makeLink("old", { releasedOn: Day("2025-11-01") })
    )
    const sweep = sweepBefore({ sessionSeen: 100, sessionCreated: 50, submissionKeys: before })
    assert.deepStrictEqual([yield* sweep, yield* sweep], [3, 0])
    const { sessions } = yield* readHive(ada, { sessions: true })
    assert.deepStrictEqual([...sessions.keys()], ["good"])
    assert.deepStrictEqual(idsOf(yield* Directory.use(({ links }) => links(["old"]))), ["old"])
    assert.isUndefined((yield* readHive(ada, { submissionKey: "old" })).submissionKey)
    assert.isDefined((yield* readHive(ada, { submissionKey: "good" })).submissionKey)
  })
}

export const directoryContract = (test: ContractTest): void => {
  describe("Directory", () => directoryTests(test))
  describe("SessionStore and Retention", () => sessionTests(test))
}

import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { filteredPlaceholder } from "#core/domain/feedback/feedback-text.ts"
import { StoreSnapshots } from "#core/ports/store-snapshots.ts"
import { readOwnerBadges } from "#core/use-cases/badges/read-owner-badges.ts"
import { deleteFeedback } from "#core/use-cases/feedback/delete-feedback.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { setVisibility } from "#core/use-cases/feedback/set-visibility.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { readPublicProfile } from "#core/use-cases/profiles/read-public-profile.ts"
import { readActivity } from "#core/use-cases/progress/read-activity.ts"
import { readProgress } from "#core/use-cases/progress/read-progress.ts"
import { sweepRetention } from "#core/use-cases/retention/sweep-retention.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { receive } from "../../../support/insights.ts"
import { settleAll } from "../../../support/settle-all.ts"
import { linkOf, makeOwner, world } from "../../../support/world.ts"

const test = effectTestWith(world)

const submitText = (link: string, content: string, idempotencyKey?: string) =>
  submitTyped({ link, content, idempotencyKey })

describe("feedback", () => {
  test("[spec 3 3] is stored pending, neutral, general and private, with its day and its owner", function* () {
    const { owner, feedbackLink } = yield* makeOwner()
    yield* submitText(feedbackLink ?? "", "Fine")
    const records = yield* StoreSnapshots.use(({ ofOwner }) => ofOwner(owner))
    const [item] = records.filter(({ kind }) => kind === "feedback")
    assert(item?.kind === "feedback")
    const { id, content, receipt, ...stored } = item
    assert.isNotEmpty(id)
    assert.isNotEmpty(receipt)
    assert.include(content, "Fine")
    assert.deepStrictEqual<object>(stored, {
      kind: "feedback",
      owner,
      segment: "neutral",
      aiSummary: null,
      aiCategory: "Other / General",
      isPublic: false,
      isModerated: false,
      moderationStatus: "pending",
      cover: null,
      rejectedFor: null,
      isStarred: false,
      isDone: false,
      isHeld: false,
      isWithdrawn: false,
      createdOn: "2026-11-20"
    })
  })

  test("[spec 4 2] is invisible until it is judged, then listed with the precision of a day", function* () {
    const account = yield* makeOwner()
    yield* TestClock.adjust("7 hours")
    yield* submitText(linkOf(account), "  Reliability is your strength.\n")
    assert.deepStrictEqual(yield* listFeedback(account.owner), [])
    yield* settleAll
    const [item] = yield* listFeedback(account.owner)
    assert.deepInclude(item, {
      content: "Reliability is your strength.",
      aiCategory: "Reliability",
      aiSummary: JSON.stringify({ category: "Reliability", summary: "A note." }),
      createdAt: "2026-11-20T12:00:00.000Z"
    })
  })

  test("with a phrase that the form refuses is rejected, though it came past the form and the guard lets it through", function* () {
    const account = yield* makeOwner()
    yield* receive(account, "What a dumb idea")
    const [item] = yield* listFeedback(account.owner)
    assert.deepInclude(item, { moderationStatus: "rejected", rejectedFor: "insult" })
  })

  test("[spec 1 6] [spec 4 4] [spec 3 5] brings the points of its category, and the badge with the fifth item", function* () {
    const account = yield* makeOwner()
    yield* receive(account, ...Array(5).fill("Leadership & Mentorship, well done"))
    const stats = yield* readProgress(account.owner)
    assert.strictEqual(stats.totalPoints, 5 * 30 + 150)
    assert.deepStrictEqual(stats.recentBadges, [
      {
        badgeName: "Team Lead Initiate",
        badgeDescription: "Received 5 pieces of feedback in Leadership & Mentorship.",
        category: "Leadership & Mentorship",
        tier: 5,
        bonusPoints: 150,
        unlockedAt: "2026-11-20T12:00:00.000Z",
        imageUrl: null
      }
    ])
    assert.strictEqual(stats.badgeProgress[0]?.nextMilestone, 25)
    assert.lengthOf(yield* readActivity(account.owner), 5)
  })

  test("[spec 4 2] that was rejected shows the placeholder, gives nothing and cannot be published", function* () {
    const account = yield* makeOwner()
    yield* receive(account, "abuse that nobody should read")
    const [item] = yield* listFeedback(account.owner)
    assert.deepInclude(item, { content: filteredPlaceholder, aiSummary: "" })
    assert.strictEqual((yield* readProgress(account.owner)).totalPoints, 0)
    const refused = yield* Effect.flip(setVisibility(account.owner, item?.id ?? "", true))
    assert.strictEqual(refused.message, "Only approved feedback can be made public.")
  })

  test("[spec 1 5] [spec 9 1] is public at most five times; the sixth is refused with the spec's text", function* () {
    const account = yield* makeOwner()
    yield* receive(account, ...[1, 2, 3, 4, 5, 6].map((item) => `Note ${item}`))
    const items = yield* listFeedback(account.owner)
    for (const item of items.slice(0, 5)) yield* setVisibility(account.owner, item.id, true)
    const refused = yield* Effect.flip(setVisibility(account.owner, items[5]?.id ?? "", true))
    assert.strictEqual(
      refused.message,
      "You can only have 5 public feedbacks. Please make some feedback private before making this one public."
    )
    const { feedback } = yield* readPublicProfile(linkOf(account))
    assert.sameMembers(
      feedback.map(({ id }) => id),
      items.slice(0, 5).map(({ id }) => id)
    )
  })

  test("[anon A26] leaves no digest that tells its text to whoever guesses it without the key", function* () {
    const account = yield* makeOwner()
    for (const key of ["key-1", "key-2"]) yield* submitText(linkOf(account), "Fine", key)
    const records = yield* StoreSnapshots.use(({ ofOwner }) => ofOwner(account.owner))
    const digests = records.flatMap((record) => (record.kind === "submission-key" ? record.content : []))
    assert.strictEqual(new Set(digests).size, 2)
  })

  test("[anon A26] takes its verdicts along when it is deleted, approved or rejected", function* () {
    const account = yield* makeOwner()
    yield* receive(account, "Reliability is fine", "abuse of some kind")
    const items = yield* listFeedback(account.owner)
    yield* Effect.forEach(items, ({ id }) => deleteFeedback(account.owner, id))
    const records = yield* StoreSnapshots.use(({ ofOwner }) => ofOwner(account.owner))
    assert.lengthOf(items, 2)
    for (const { id } of items) assert.notInclude(JSON.stringify(records), id)
    assert.isEmpty(records.filter(({ kind }) => kind === "verdict"))
  })

  test("with a key is stored once through the next day; then the key is forgotten, swept or not", function* () {
    const account = yield* makeOwner()
    for (const key of ["key-1", "key-2"]) yield* submitText(linkOf(account), "Fine", key)
    yield* TestClock.adjust("1 day")
    yield* sweepRetention
    yield* submitText(linkOf(account), " Fine ", "key-1")
    const refused = yield* Effect.flip(submitText(linkOf(account), "Other", "key-1"))
    assert.strictEqual(refused._tag, "SubmissionKeyReused")
    yield* TestClock.adjust("1 day")
    yield* submitText(linkOf(account), "Fine", "key-1")
    yield* settleAll
    assert.lengthOf(yield* listFeedback(account.owner), 3)
  })
})

describe("what is new", () => {
  test("[spec 2 Dashboard 6] [spec 9 12] is the five latest entries of the history, newest first", function* () {
    const account = yield* makeOwner()
    for (let day = 0; day < 7; day++) {
      yield* receive(account, `Note ${day}`)
      yield* TestClock.adjust("1 day")
    }
    const days = (yield* readActivity(account.owner)).map(({ createdAt }) => createdAt.slice(8, 10))
    assert.deepStrictEqual(days.slice(0, 5), ["26", "25", "24", "24", "23"])
  })
})

describe("badges for visitors", () => {
  test("[spec 3 4] [spec 4 4] include Hive Enlightened once all six categories have feedback", function* () {
    const account = yield* makeOwner()
    const texts = ["Leadership & Mentorship", "Communication & Collaboration", "Technical & Problem Solving"]
    yield* receive(account, ...texts, "Creativity & Innovation", "Reliability")
    const before = yield* readProgress(account.owner)
    assert.isFalse(before.hasHiveEnlightenedBadge)
    assert.isNull((yield* readOwnerBadges(account.owner)).specialBadge)
    yield* receive(account, "Something else")
    const stats = yield* readProgress(account.owner)
    const counts = stats.badgeProgress.map(({ count }) => count)
    assert.deepStrictEqual([counts, stats.hasHiveEnlightenedBadge], [[1, 1, 1, 1, 1, 1], true])
    assert.include((yield* readOwnerBadges(account.owner)).specialBadge, {
      badgeName: "Hive Enlightened",
      bonusPoints: 500,
      imageUrl: null
    })
    assert.strictEqual(stats.totalPoints, 30 + 20 + 20 + 15 + 10 + 5 + 500)
  })
})

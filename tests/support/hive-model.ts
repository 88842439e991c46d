import { Effect, Exit } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { expect } from "vitest"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { badgeTiers } from "#core/domain/badges/badge.ts"
import { badgeIdOf } from "#core/domain/badges/catalogue.ts"
import { defaultCatalogue } from "#core/domain/badges/stored-catalogue.ts"
import { type Category, categories } from "#core/domain/categories/category.ts"
import { pointsPerFeedback } from "#core/domain/points/category-points.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import { deleteFeedback } from "#core/use-cases/feedback/delete-feedback.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { setVisibility } from "#core/use-cases/feedback/set-visibility.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { swapFeedback } from "#core/use-cases/feedback/swap-feedback.ts"
import { readInsight } from "#core/use-cases/insight/read-insight.ts"
import { updateLink } from "#core/use-cases/links/update-link.ts"
import { settleFeedback } from "#core/use-cases/moderation/settle-feedback.ts"
import { readPublicProfile } from "#core/use-cases/profiles/read-public-profile.ts"
import { readProgress } from "#core/use-cases/progress/read-progress.ts"
import { linkOf, makeOwner } from "./world.ts"

/** An independent model of the rules of feedback, points and badges, as plain as possible. */
interface PlainItem {
  readonly category: Category
  readonly isAbuse: boolean
  status: "pending" | "approved" | "rejected"
  isPublic: boolean
}

interface PlainHive {
  readonly owner: OwnerId
  readonly link: string
  readonly items: Map<string, PlainItem>
  readonly badges: Set<string>
}

const approvedIn = (hive: PlainHive, category: Category) =>
  [...hive.items.values()].filter((item) => item.status === "approved" && item.category === category).length

const unlock = (hive: PlainHive) => {
  for (const category of categories) {
    for (const tier of badgeTiers) {
      if (approvedIn(hive, category) >= tier) hive.badges.add(badgeIdOf(category, tier))
    }
  }
  if (categories.every((category) => approvedIn(hive, category) > 0)) hive.badges.add("hive-enlightened")
}

const pointsOf = (hive: PlainHive) => {
  const approved = [...hive.items.values()].filter((item) => item.status === "approved")
  const forItems = approved.reduce((sum, item) => sum + pointsPerFeedback[item.category], 0)
  return [...hive.badges].reduce((sum, id) => sum + (defaultCatalogue.get(id)?.bonus ?? 0), forItems)
}

const which = fc.nat({ max: 40 })
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("submit" as const),
      category: fc.constantFrom(...categories),
      isAbuse: fc.boolean(),
      times: fc.integer({ min: 1, max: 3 })
    })
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("settle" as const),
      most: fc.integer({ min: 1, max: 12 }),
      twice: fc.boolean()
    })
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom("publish", "publish", "hide", "remove"), which })
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("swap" as const), which, instead: which }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom("publishAll", "tomorrow", "sumUp", "sumUp") }) }
)

type HiveCommand = typeof command extends fc.Arbitrary<infer C> ? C : never
type CommandOf<Type> = Extract<HiveCommand, { readonly type: Type }>

const nth = (hive: PlainHive, index: number) => {
  const ids = [...hive.items.keys()].toSorted()
  return ids[index % Math.max(ids.length, 1)] ?? "no such item"
}

/** The item that was submitted last; all pending ones can be claimed again after an hour. */
const newcomer = Effect.fnUntraced(function* (hive: PlainHive) {
  const pending = yield* PendingFeedback
  const claimed = yield* pending.claim(1000)
  for (const { id } of claimed) yield* pending.postpone(id, 3_600_000)
  const item = claimed.find(({ id }) => !hive.items.has(id))
  return item ?? (yield* Effect.die(new Error("what was submitted is not pending")))
})

const submit = Effect.fnUntraced(function* (hive: PlainHive, one: CommandOf<"submit">) {
  const content = one.isAbuse ? "abuse of some kind" : `${one.category} is fine`
  for (let time = 0; time < one.times; time++) {
    yield* submitTyped({ link: hive.link, content, idempotencyKey: undefined })
    const item = yield* newcomer(hive)
    expect(item.owner).toBe(hive.owner)
    hive.items.set(item.id, { ...one, status: "pending", isPublic: false })
  }
})

const settle = Effect.fnUntraced(function* (hive: PlainHive, one: CommandOf<"settle">) {
  yield* TestClock.adjust("1 hour")
  const items = yield* (yield* PendingFeedback).claim(one.most)
  for (const item of items) {
    yield* settleFeedback(item, { mayDecideAlone: false })
    if (one.twice) yield* settleFeedback(item, { mayDecideAlone: false })
    const plain = hive.items.get(item.id)
    if (plain === undefined) throw new Error("only known items are settled")
    plain.status = plain.isAbuse ? "rejected" : "approved"
    unlock(hive)
  }
})

const publicCount = (hive: PlainHive) => [...hive.items.values()].filter((item) => item.isPublic).length

const setItemVisibility = Effect.fnUntraced(function* (hive: PlainHive, id: string, isPublic: boolean) {
  const exit = yield* Effect.exit(setVisibility(hive.owner, id, isPublic))
  const item = hive.items.get(id)
  const isApproved = item?.status === "approved"
  const allowed = isPublic
    ? isApproved && (item.isPublic || publicCount(hive) < 5)
    : isApproved || item?.status === "rejected"
  expect(Exit.isSuccess(exit)).toBe(allowed)
  if (allowed && item !== undefined) item.isPublic = isPublic
})

const swap = Effect.fnUntraced(function* (hive: PlainHive, id: string, instead: string) {
  const exit = yield* Effect.exit(swapFeedback(hive.owner, id, instead))
  const [item, other] = [hive.items.get(id), hive.items.get(instead)]
  const isHidden = other?.status === "rejected" || (other?.status === "approved" && !other.isPublic)
  const allowed =
    item?.status === "approved" && item !== other && (other?.isPublic || (item.isPublic && isHidden))
  expect(Exit.isSuccess(exit)).toBe(allowed === true)
  if (!allowed || other === undefined) return
  item.isPublic = true
  other.isPublic = false
})

const remove = Effect.fnUntraced(function* (hive: PlainHive, id: string) {
  const exit = yield* Effect.exit(deleteFeedback(hive.owner, id))
  const item = hive.items.get(id)
  const allowed = item !== undefined && item.status !== "pending"
  expect(Exit.isSuccess(exit)).toBe(allowed)
  if (allowed) hive.items.delete(id)
})

/** The fake analyst names every item that counts. */
const sumUp = Effect.fnUntraced(function* (hive: PlainHive) {
  const { hasSummary, evidence } = yield* readInsight(hive.owner)
  const approved = [...hive.items].filter(([, item]) => item.status === "approved").map(([id]) => id)
  expect(hasSummary).toBe(approved.length >= 3)
  const named = evidence.flatMap(({ ids }) => ids).toSorted()
  expect(named).toEqual(hasSummary ? approved.toSorted() : [])
})

const runCommand = (hive: PlainHive, one: HiveCommand) => {
  if (one.type === "submit") return submit(hive, one)
  if (one.type === "settle") return settle(hive, one)
  if ("which" in one) {
    const id = nth(hive, one.which)
    if (one.type === "swap") return swap(hive, id, nth(hive, one.instead))
    return one.type === "remove" ? remove(hive, id) : setItemVisibility(hive, id, one.type === "publish")
  }
  if (one.type === "tomorrow") return TestClock.adjust("1 day")
  if (one.type === "sumUp") return sumUp(hive)
  return Effect.forEach([...hive.items.keys()], (id) => setItemVisibility(hive, id, true))
}

const agree = Effect.fnUntraced(function* (hive: PlainHive) {
  const { owner, link } = hive
  const stats = yield* readProgress(owner)
  const history = yield* (yield* HiveStore).latestPoints(owner, Number.MAX_SAFE_INTEGER)
  expect(stats.totalPoints).toBe(pointsOf(hive))
  expect(history.reduce((sum, entry) => sum + entry.points, 0)).toBe(stats.totalPoints)
  for (const { category, count } of stats.badgeProgress) expect(count).toBe(approvedIn(hive, category))
  const held = (yield* (yield* HiveStore).read(owner, {})).badges
  expect([...held.keys()].toSorted()).toEqual([...hive.badges].toSorted())
  expect(history.filter((entry) => entry.source === "badge").length).toBe(hive.badges.size)
  const listed = yield* listFeedback(owner)
  const settled = [...hive.items].filter(([, item]) => item.status !== "pending")
  expect(listed.map(({ id }) => id).toSorted()).toEqual(settled.map(([id]) => id).toSorted())
  const shown = yield* readPublicProfile(link)
  expect(shown.feedback.length).toBe(publicCount(hive))
  expect(shown.feedback.length).toBeLessThanOrEqual(5)
  yield* sumUp(hive)
  expect(shown.feedback.every(({ id }) => hive.items.get(id)?.isPublic)).toBe(true)
})

let owners = 0

export const sequence: fc.Arbitrary<ReadonlyArray<HiveCommand>> = fc.array(command, { maxLength: 12 })

/** Each sequence is played by a new owner, in one world: hives must not touch each other. */
export const play = Effect.fnUntraced(function* (commands: ReadonlyArray<HiveCommand>) {
  const id = `${(++owners).toString(16).padStart(8, "0")}-0000-4000-8000-000000000000`
  const { owner } = yield* makeOwner("", id)
  const link = linkOf(yield* updateLink(owner, `owner-${owners}`))
  const hive: PlainHive = { owner, link, items: new Map(), badges: new Set() }
  for (const one of commands) yield* runCommand(hive, one)
  yield* agree(hive)
  yield* settle(hive, { type: "settle", most: 1000, twice: true })
  yield* agree(hive)
})

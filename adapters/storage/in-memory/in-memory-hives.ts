import { Effect, Option } from "effect"
import { isEmailTaken, type OwnerId, OwnerNotFound } from "#core/domain/accounts/account.ts"
import { isPublished, type ListedItem } from "#core/domain/feedback/feedback.ts"
import { outlineOf } from "#core/domain/feedback/item-outline.ts"
import type { ListCursor, ListPage } from "#core/domain/feedback/list-page.ts"
import { isLinkTaken } from "#core/domain/links/link.ts"
import { inRoundOrder } from "#core/domain/moderation/verdict-record.ts"
import type { PointsEntry } from "#core/domain/points/points.ts"
import { byId, newestFirst } from "#core/domain/values/record-order.ts"
import type { HiveStore } from "#core/ports/hive-store.ts"
import {
  answersIn,
  feedbackOrder,
  hiveViewOf,
  hydrateInSteps,
  type InMemoryHive,
  itemsOf,
  listedItems
} from "./in-memory-hive.ts"
import { hiveFor, hiveOf, type InMemoryState } from "./in-memory-state.ts"
import type { InMemoryStore } from "./in-memory-store.ts"
import { recordsOf } from "./record-maps.ts"
import { firstSorted, sortedPositionAfter } from "./sorted-list.ts"

const pointsOrder = newestFirst<PointsEntry>((entry) => entry.createdOn)

const cursorOrder = newestFirst<ListCursor>((cursor) => cursor.createdOn)

const partOf = (listed: ReadonlyArray<ListedItem>, { after, limit }: ListPage): ReadonlyArray<ListedItem> => {
  const from = after === null ? 0 : sortedPositionAfter<ListCursor>(listed, after, cursorOrder)
  return listed.slice(from, from + limit)
}

const wholeHive = Effect.fnUntraced(function* (
  state: InMemoryState,
  owner: OwnerId
): Effect.fn.Return<InMemoryHive | undefined> {
  const hive = state.hives.get(owner)
  if (hive !== undefined) for (const _ of hydrateInSteps(hive)) yield* Effect.yieldNow
  return state.hives.get(owner)
})

export const inMemoryHiveStore = ({ state, change }: InMemoryStore): HiveStore["Service"] => ({
  change: (...asked) =>
    change(...asked).pipe(Effect.catchIf(isLinkTaken, Effect.die), Effect.catchIf(isEmailTaken, Effect.die)),
  changeLink: (...asked) => change(...asked).pipe(Effect.catchIf(isEmailTaken, Effect.die)),
  changeEmail: (...asked) => change(...asked).pipe(Effect.catchIf(isLinkTaken, Effect.die)),
  read: (owner, query) =>
    Effect.suspend(() => {
      const hive = hiveFor(state, owner, query)
      return hive === undefined ? Effect.fail(new OwnerNotFound()) : Effect.succeed(hiveViewOf(hive, query))
    }),
  listFeedback: (owner, page) =>
    Effect.map(wholeHive(state, owner), (hive) => {
      if (hive === undefined) return []
      const listed = listedItems(hive)
      return page === undefined ? [...listed] : partOf(listed, page)
    }),
  countAnswers: (owner) =>
    Effect.map(wholeHive(state, owner), (hive) => new Map(hive === undefined ? [] : answersIn(hive))),
  listItems: (owner) => Effect.map(wholeHive(state, owner), (hive) => Array.from(itemsOf(hive).values())),
  owners: Effect.sync(() => Array.from(state.hives.keys())),
  listPublic: (owner) =>
    Effect.sync(() => {
      const hive = hiveOf(state, owner)
      if (hive === undefined) return []
      return [...hive.head.publicIds]
        .flatMap((id) => itemsOf(hive).get(id) ?? [])
        .filter(isPublished)
        .sort(feedbackOrder)
    }),
  latestPoints: (owner, limit) =>
    Effect.map(wholeHive(state, owner), (hive) =>
      firstSorted(recordsOf(hive?.records ?? {}, "points").values(), limit, pointsOrder)
    ),
  listOutlines: (owner) =>
    Effect.map(wholeHive(state, owner), (hive) => Array.from(itemsOf(hive).values(), outlineOf).sort(byId)),
  verdictsOn: (owner, item) =>
    Effect.sync(() => inRoundOrder(hiveFor(state, owner, { items: [item] })?.ofItem.verdict.get(item) ?? [])),
  listVerdicts: (owner, items) =>
    Effect.sync(() => {
      const hive = hiveFor(state, owner, { items })
      return items.flatMap((item) => hive?.ofItem.verdict.get(item) ?? [])
    }),
  ownerOf: (item) =>
    Effect.gen(function* () {
      for (const owner of [...state.hives.keys()]) {
        const hive = hiveFor(state, owner, { items: [item] })
        if (itemsOf(hive).has(item)) return Option.some(owner)
        // Searching files may take long, so other requests get their turn first.
        yield* Effect.yieldNow
      }
      return Option.none()
    })
})

import { Array as Arrays, Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { expect } from "vitest"
import type { Account } from "#core/domain/accounts/account.ts"
import { categories, sentiments } from "#core/domain/categories/category.ts"
import { FeedbackId, isJudged, type JudgedItem, stateOf } from "#core/domain/feedback/feedback.ts"
import type { ItemOutline } from "#core/domain/feedback/item-outline.ts"
import type { ReplayChoice } from "#core/domain/moderation/replay-choice.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { deleteFeedback } from "#core/use-cases/feedback/delete-feedback.ts"
import { setVisibility } from "#core/use-cases/feedback/set-visibility.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { uncoverFeedback } from "#core/use-cases/feedback/uncover-feedback.ts"
import { replay } from "#core/use-cases/moderation/replay.ts"
import { readPublicProfile } from "#core/use-cases/profiles/read-public-profile.ts"
import { releaseHeld } from "./release-held.ts"
import { settleAll } from "./settle-all.ts"
import { decisionBy, makeTwoGuards, type ScriptedText, type TwoGuards, textOf, toldBy } from "./two-guards.ts"
import { expectSound, readStoredHive, type WholeHive } from "./whole-hive.ts"
import { linkOf, makeOwner, type world } from "./world.ts"

const opinion = fc.record({
  isAbuse: fc.boolean(),
  isUnsure: fc.boolean(),
  // Few categories, so that badges are reached.
  category: fc.constantFrom(...categories.slice(0, 2)),
  sentiment: fc.constantFrom(...sentiments)
})

const anyText: fc.Arbitrary<ScriptedText> = fc.record({
  number: fc.nat(),
  opinions: fc.tuple(
    opinion,
    fc.oneof({ weight: 8, arbitrary: opinion }, { weight: 1, arbitrary: fc.constant("away" as const) })
  )
})

const which = fc.nat({ max: 30 })
const ownersCommand = fc.record({
  type: fc.constantFrom("publish", "publish", "hide", "open", "remove", "submit", "release"),
  which
})
type OwnersCommand = typeof ownersCommand extends fc.Arbitrary<infer C> ? C : never

export const story = fc.record({
  texts: fc.array(anyText, { maxLength: 24 }),
  /** How many of them come while a release window holds them. */
  held: fc.nat({ max: 4 }),
  opened: fc.array(which, { maxLength: 4 }),
  published: fc.array(which, { maxLength: 6 }),
  deleted: fc.array(which, { maxLength: 2 }),
  /** Real items among the hundred ids of a page that a replay reads. */
  itemsPerPage: fc.integer({ min: 1, max: 5 }),
  movesCategories: fc.boolean(),
  /** For each run of a replay, the number of judgements after which it is killed. */
  kills: fc.array(fc.nat({ max: 12 }), { maxLength: 6 }),
  /** The owner's acts before a text is judged again. */
  meanwhile: fc.array(fc.option(ownersCommand, { nil: undefined }), { maxLength: 24 })
})
type ReplayStory = typeof story extends fc.Arbitrary<infer S> ? S : never

const nth = Effect.fnUntraced(function* (account: Account, which: number) {
  const ids = (yield* (yield* HiveStore).listItems(account.owner)).map(({ id }) => id).toSorted()
  return ids[which % Math.max(1, ids.length)] ?? "no such item"
})

const submitText = (account: Account, one: ScriptedText) =>
  submitTyped({ link: linkOf(account), content: textOf(one), idempotencyKey: undefined })

/** A hive as the first guard left it, with opened, public, deleted and held items. */
const live = Effect.fnUntraced(function* (
  account: Account,
  { texts, held, opened, published, deleted }: ReplayStory
) {
  for (const one of texts.slice(held)) yield* submitText(account, one)
  yield* settleAll
  for (const which of opened) yield* Effect.ignore(uncoverFeedback(account.owner, yield* nth(account, which)))
  for (const which of published)
    yield* Effect.ignore(setVisibility(account.owner, yield* nth(account, which), true))
  for (const which of deleted) yield* Effect.ignore(deleteFeedback(account.owner, yield* nth(account, which)))
  for (const one of texts.slice(0, held))
    yield* submitText(account, one).pipe(Effect.provideService(ReleaseWindow, 60))
  yield* settleAll
})

const act = Effect.fnUntraced(function* (account: Account, command: OwnersCommand) {
  const { owner } = account
  const id = yield* nth(account, command.which)
  const acts = {
    publish: setVisibility(owner, id, true),
    hide: setVisibility(owner, id, false),
    open: uncoverFeedback(owner, id),
    remove: deleteFeedback(owner, id),
    submit: submitText(account, { number: command.which, opinions: [] }),
    release: releaseHeld
  }
  yield* Effect.ignore(acts[command.type])
})

export const replayEverything: ReplayChoice = {
  owner: undefined,
  from: undefined,
  to: undefined,
  status: undefined,
  guardVersion: undefined,
  language: undefined
}

const silentFollower = { progress: () => Effect.void, replayed: () => Effect.void }

const idsPerPage = 100

/** Splits the outlines into pages of `itemsPerPage`, and fills each page up with ids that do not exist. */
const spreadOut = (outlines: ReadonlyArray<ItemOutline>, itemsPerPage: number): ReadonlyArray<ItemOutline> =>
  Arrays.chunksOf(outlines, itemsPerPage).flatMap((items, page) => [
    ...items,
    ...Array.from({ length: idsPerPage - items.length }, (_, index) => ({
      ...items[0],
      id: FeedbackId(`nobody's ${page}-${index}`)
    }))
  ])

const replayOf = ({ itemsPerPage, movesCategories }: ReplayStory) =>
  Effect.flatMap(HiveStore, (store) =>
    replay({ choice: replayEverything, isApplied: true, movesCategories }, silentFollower).pipe(
      Effect.provideService(HiveStore, {
        ...store,
        listOutlines: (owner) =>
          Effect.map(store.listOutlines(owner), (outlines) => spreadOut(outlines, itemsPerPage))
      })
    )
  )

/** Starts a replay and kills it after `judged` texts, if it has more to judge. */
const replayKilledAfter = Effect.fnUntraced(function* (judged: number, of: ReplayStory, state: TwoGuards) {
  const before = state.beforeJudging
  let left = judged
  const { promise: killed, resolve: reached } = Promise.withResolvers<void>()
  state.beforeJudging = Effect.suspend(() => {
    if (left-- > 0) return before
    reached()
    return Effect.never
  })
  const fiber = yield* Effect.forkChild(replayOf(of))
  yield* Effect.raceFirst(
    Fiber.await(fiber),
    Effect.promise(() => killed)
  )
  yield* Fiber.interrupt(fiber)
  state.beforeJudging = before
})

type ReplayServices = Layer.Success<typeof world>

/** Makes the services for one story, which brings its own guard and analyst. */
export type MakeWorld = () => Layer.Layer<ReplayServices, unknown>

/** Lives the story; from then on the second guard judges. */
const inOwnWorld = <A, E>(
  makeWorld: MakeWorld,
  of: ReplayStory,
  body: (
    guards: TwoGuards,
    account: Account
  ) => Effect.Effect<A, E, ReplayServices | Layer.Success<ReturnType<typeof makeTwoGuards>["layer"]>>
) => {
  const { state, layer } = makeTwoGuards()
  return Effect.runPromise(
    Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* live(account, of)
      state.version = 1
      return yield* body(state, account)
    }).pipe(Effect.provide(Layer.mergeAll(makeWorld(), layer, TestClock.layer())))
  )
}

const endOf = (makeWorld: MakeWorld, of: ReplayStory, kills: ReadonlyArray<number>) =>
  inOwnWorld(makeWorld, of, (state, account) =>
    Effect.gen(function* () {
      for (const kill of kills) yield* replayKilledAfter(kill, of, state)
      yield* replayOf(of)
      return yield* readStoredHive(account.owner)
    })
  )

export const endsTheSameWhenKilled = (makeWorld: MakeWorld) => async (of: ReplayStory) => {
  const [straight, killed] = await Promise.all([endOf(makeWorld, of, []), endOf(makeWorld, of, of.kills)])
  expect(killed).toEqual(straight)
  expectSound(straight)
}

export const changesNothingTwice = (makeWorld: MakeWorld) => (of: ReplayStory) =>
  inOwnWorld(makeWorld, of, (_, account) =>
    Effect.gen(function* () {
      yield* replayOf(of)
      const once = yield* readStoredHive(account.owner)
      const again = yield* replayOf(of)
      expect(yield* readStoredHive(account.owner)).toEqual(once)
      expect(again).toMatchObject({ approved: 0, rejected: 0, covered: 0, uncovered: 0, moved: 0 })
    })
  )

const hasVerdictsOfToday = Effect.fnUntraced(function* (item: JudgedItem, hive: WholeHive, of: ReplayStory) {
  const [first, second] = (yield* toldBy(item)).opinions
  const wanted = second === "away" ? first : second
  if (wanted === undefined || wanted === "away") return
  // An item that its owner has opened, or made public, is never covered again.
  const decision = item.wasShown === true && !wanted.isAbuse ? "approved" : decisionBy(wanted)
  expect(stateOf(item)).toBe(decision)
  if (of.movesCategories && second !== "away" && item.moderationStatus === "approved") {
    expect([item.category, item.sentiment]).toEqual([wanted.category, wanted.sentiment])
  }
  const versions = hive.verdicts
    .filter(({ feedbackId }) => feedbackId === item.id)
    .map(({ version }) => version)
  expect(versions).toEqual(second === "away" ? ["1"] : ["1", "2"])
})

/** Runs one command of the owner before each judgement. */
const withOwnerActing = Effect.fnUntraced(function* (account: Account, of: ReplayStory, state: TwoGuards) {
  const context = yield* Effect.context<ReplayServices>()
  const commands = [...of.meanwhile]
  state.beforeJudging = Effect.suspend(() => {
    const command = commands.shift()
    return command === undefined
      ? Effect.void
      : act(account, command).pipe(Effect.provide(context), Effect.orDie)
  })
})

/** Whatever the owner does meanwhile, the hive stays sound and every item gets its new verdict. */
export const expectSoundMeanwhile = (makeWorld: MakeWorld) => (of: ReplayStory) =>
  inOwnWorld(makeWorld, of, (state, account) =>
    Effect.gen(function* () {
      yield* withOwnerActing(account, of, state)
      for (const kill of of.kills) {
        yield* replayKilledAfter(kill, of, state)
        expectSound(yield* readStoredHive(account.owner))
      }
      yield* replayOf(of)
      const hive = yield* readStoredHive(account.owner)
      expectSound(hive)
      const settled = hive.items.filter(isJudged)
      yield* Effect.forEach(settled, (item) => hasVerdictsOfToday(item, hive, of), { discard: true })
      const shown = yield* readPublicProfile(linkOf(account))
      expect(shown.feedback.map(({ id }) => id).toSorted()).toEqual(hive.publicIds)
    })
  )

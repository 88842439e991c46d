import { Effect, Option, Result } from "effect"
import fc from "fast-check"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import type { StoredRecord } from "#core/domain/records/record-kinds.ts"
import { Day } from "#core/domain/values/day.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { SessionStore } from "#core/ports/session-store.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { putRecords as tryToPut, removeRecords as tryToRemove } from "../../contracts/storage-adapter.ts"
import * as sample from "../../support/storage-records.ts"

const owners = ["ada", "bob", "eve"].map(OwnerId)
const items = ["1", "2", "3", "4"].map(FeedbackId)
const links = ["bee", "bug"]
const sessions = ["s", "t"]
const keys = ["k", "l"]

type StoreEffect = Effect.Effect<void, StoreUnavailable, StoragePorts>

/** Something that alters a store; what the store refuses on other grounds than being away, it refuses. */
export interface StoreCommand {
  readonly name: string
  readonly run: StoreEffect
}

const putRecords = (...records: ReadonlyArray<StoredRecord>): StoreEffect =>
  Effect.catchTag(tryToPut(...records), ["OwnerNotFound", "LinkTaken"], () => Effect.void)

const remove = (owner: OwnerId, ...records: ReadonlyArray<StoredRecord>): StoreEffect =>
  Effect.catchTag(
    tryToRemove(...records.map(({ kind, id }) => ({ kind, owner, id }))),
    "OwnerNotFound",
    () => Effect.void
  )

const makeCommand = (name: string, parts: ReadonlyArray<unknown>, run: StoreEffect): StoreCommand => ({
  name: `${name}(${parts.join(", ")})`,
  run
})

const owner = fc.constantFrom(...owners)
const item = fc.constantFrom(...items)

export const createAccount = (id: OwnerId): StoreCommand =>
  makeCommand(
    "create",
    [id],
    Directory.use((directory) =>
      Effect.flatMap(directory.findById(id), (known) =>
        Option.isSome(known)
          ? Effect.void
          : Effect.catchTag(directory.create(sample.makeAccount(id)), "EmailTaken", () => Effect.void)
      )
    )
  )

export const submit = (owner: OwnerId, id: FeedbackId): StoreCommand =>
  makeCommand(
    "submit",
    [owner, id],
    putRecords(sample.makeFeedback(id, { owner }), sample.makeSubmissionKey("k", { owner }))
  )

export const submitItem = (id: string): StoreCommand => submit(sample.ada, FeedbackId(id))

export const approve = (owner: OwnerId, id: FeedbackId, isPublic: boolean): StoreCommand =>
  makeCommand(
    "approve",
    [owner, id, isPublic],
    putRecords(
      sample.makeApproved(id, { owner, isPublic }),
      sample.makePoints(id, { owner }),
      sample.makeStats(Number(id), { owner }),
      sample.makeVerdict(`v${id}`, id, { owner }),
      sample.makeBadge(`badge-${id}`, { owner })
    )
  )

export const deleteItem = (owner: OwnerId, id: FeedbackId): StoreCommand =>
  makeCommand(
    "delete",
    [owner, id],
    remove(owner, sample.makeFeedback(id), sample.makePoints(id), sample.makeVerdict(`v${id}`, id))
  )

export const claimLink = (owner: OwnerId, link: string, isReleased: boolean): StoreCommand =>
  makeCommand(
    "claim",
    [owner, link, isReleased],
    putRecords(
      sample.makeLink(link, { owner, releasedOn: isReleased ? Day("2026-01-01") : null }),
      sample.makeAccount(owner, { feedbackLink: link })
    )
  )

export const removeAccount = (owner: OwnerId): StoreCommand =>
  makeCommand("remove", [owner], remove(owner, sample.makeAccount(owner)))

export const signIn = (owner: OwnerId, id: string): StoreCommand =>
  makeCommand("sign in", [owner, id], putRecords(sample.makeSession(id, { owner })))

const signOut = (id: string): StoreCommand =>
  makeCommand(
    "sign out",
    [id],
    SessionStore.use(({ find }) =>
      Effect.flatMap(
        find(id),
        Option.match({ onNone: () => Effect.void, onSome: (session) => remove(session.owner, session) })
      )
    )
  )

export const anyCommand: fc.Arbitrary<StoreCommand> = fc.oneof(
  { weight: 3, arbitrary: owner.map(createAccount) },
  { weight: 6, arbitrary: fc.tuple(owner, item).map(([of, id]) => submit(of, id)) },
  { weight: 4, arbitrary: fc.tuple(owner, item, fc.boolean()).map(([of, id, yes]) => approve(of, id, yes)) },
  { weight: 2, arbitrary: fc.tuple(owner, item).map(([of, id]) => deleteItem(of, id)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(owner, fc.constantFrom(...links), fc.boolean())
      .map(([of, link, isReleased]) => claimLink(of, link, isReleased))
  },
  { weight: 1, arbitrary: owner.map(removeAccount) },
  { weight: 2, arbitrary: fc.tuple(owner, fc.constantFrom(...sessions)).map(([of, id]) => signIn(of, id)) },
  { weight: 1, arbitrary: fc.constantFrom(...sessions).map(signOut) }
)

/** Submissions that are made at once, and so share a write of the journal. */
export const submissionsAtOnce: fc.Arbitrary<ReadonlyArray<StoreCommand>> = fc
  .array(fc.tuple(owner, item), { minLength: 2, maxLength: 5 })
  .map((submissions) => submissions.map(([of, id]) => submit(of, id)))

const sortById = <A extends { readonly id: string }>(records: Iterable<A>) =>
  [...records].toSorted((a, b) => (a.id < b.id ? -1 : 1))

const observeHive = Effect.fnUntraced(function* (owner: OwnerId) {
  const store = yield* HiveStore
  const read = yield* Effect.result(store.read(owner, { items }))
  if (Result.isFailure(read)) return null
  const hive = read.success
  const submitted = yield* Effect.forEach(keys, (submissionKey) => store.read(owner, { submissionKey }))
  return {
    account: hive.account,
    stats: hive.stats,
    badges: sortById(hive.badges.values()),
    links: sortById(hive.links.values()),
    publicIds: [...hive.publicIds].toSorted(),
    items: sortById(hive.items.values()),
    points: [...hive.points.values()]
      .flat()
      .map(({ id }) => id)
      .toSorted(),
    keys: submitted.map(({ submissionKey }) => submissionKey?.id),
    settled: yield* store.listFeedback(owner),
    latest: yield* store.latestPoints(owner, 3),
    verdicts: sortById((yield* Effect.forEach(items, (id) => store.verdictsOn(owner, id))).flat())
  }
})

const withSortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Everything that a store answers, as text, so that two stores can be compared. */
export const observe = Effect.gen(function* () {
  const [directory, sessionStore] = [yield* Directory, yield* SessionStore]
  const byLink = yield* Effect.forEach(links, (link) => directory.findByLink(link))
  const byEmail = yield* Effect.forEach(owners, (id) => directory.findByEmail(sample.makeAccount(id).email))
  const answers = {
    hives: yield* Effect.forEach(owners, observeHive),
    byLink: byLink.map(Option.map(({ owner }) => owner)),
    byEmail: byEmail.map(Option.map(({ owner }) => owner)),
    links: sortById(yield* directory.links(links)),
    sessions: yield* Effect.forEach(sessions, (id) => sessionStore.find(id))
  }
  return JSON.stringify(answers, withSortedKeys)
})

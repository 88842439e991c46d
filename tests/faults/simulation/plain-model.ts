import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { Change } from "#core/domain/hives/change.ts"
import { encodeRecord } from "#core/domain/records/record-codec.ts"
import type { RawRecord } from "#core/domain/records/record-kinds.ts"

/** A change of which nobody said whether it is there. */
interface UncertainChange {
  readonly order: number
  readonly owner: OwnerId
  readonly change: Change
}

const inOrder = (doubts: ReadonlyArray<UncertainChange>): ReadonlyArray<UncertainChange> =>
  doubts.toSorted((a, b) => a.order - b.order)

/** None of them, and every stretch of neighbours. */
const runsIn = (doubts: ReadonlyArray<UncertainChange>): ReadonlyArray<ReadonlyArray<UncertainChange>> => [
  [],
  ...doubts.flatMap((_, from) => doubts.slice(from).map((_, more) => doubts.slice(from, from + more + 1)))
]

/** One run of each owner, in every way. */
const combinations = (
  runsOfEach: ReadonlyArray<ReadonlyArray<ReadonlyArray<UncertainChange>>>
): ReadonlyArray<ReadonlyArray<UncertainChange>> =>
  runsOfEach.reduce<ReadonlyArray<ReadonlyArray<UncertainChange>>>(
    (chosen, runs) => chosen.flatMap((before) => runs.map((run) => [...before, ...run])),
    [[]]
  )

type Records = ReadonlyMap<string, string>

const canonicalTexts = new WeakMap<RawRecord, string>()

const textOf = (record: RawRecord): string => {
  const text =
    canonicalTexts.get(record) ?? JSON.stringify(Object.fromEntries(Object.entries(record).toSorted()))
  canonicalTexts.set(record, text)
  return text
}

/** Counters at nothing need not be stored. */
const isNothing = (record: RawRecord): boolean =>
  record.kind === "stats" &&
  Object.values(record.counts).every((count) => count === 0) &&
  record.totalPoints === 0

export const recordsByKey = (records: ReadonlyArray<RawRecord>): Records =>
  new Map(
    records
      .filter((record) => !isNothing(record))
      .map((record) => [`${record.kind} ${record.id}`, textOf(record)])
  )

const differences = (a: Records, b: Records, ignored: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (const [key, text] of a) if (b.get(key) !== text && !key.startsWith(ignored)) found.push(key)
  for (const key of b.keys()) if (!a.has(key) && !key.startsWith(ignored)) found.push(key)
  return found
}

/** Model of a store: a plain map of records for each owner. */
export const makePlainModel = () => {
  const owners = new Map<OwnerId, Map<string, string>>()
  const everybody = new Set<OwnerId>()
  /** Changes without an answer, since the last one that was answered. */
  let doubts: Array<UncertainChange> = []

  const put = (to: Map<OwnerId, Map<string, string>>, record: RawRecord) => {
    const key = `${record.kind} ${record.id}`
    if (record.kind === "link") for (const records of to.values()) records.delete(key)
    if (record.kind === "account" && !to.has(record.owner)) to.set(record.owner, new Map())
    if (isNothing(record)) to.get(record.owner)?.delete(key)
    else to.get(record.owner)?.set(key, textOf(record))
  }

  const apply = (to: Map<OwnerId, Map<string, string>>, { put: records, remove }: Change) => {
    for (const { kind, id, owner } of remove) {
      if (kind === "account") to.delete(owner)
      else to.get(owner)?.delete(`${kind} ${id}`)
    }
    for (const record of records) put(to, encodeRecord(record))
  }

  const none: Records = new Map()

  /** The model with these changes applied in their order. */
  const withFound = (found: ReadonlyArray<UncertainChange>) => {
    const tried = new Map([...owners].map(([owner, records]) => [owner, new Map(records)]))
    for (const { change } of inOrder(found)) apply(tried, change)
    return tried
  }

  /**
   * Every run of the owner's doubtful changes that may be there after all: neighbours in the journal. Links are
   * left out, because a doubtful change of somebody else may have taken one.
   */
  const runsOf = (owner: OwnerId, stored: Records): ReadonlyArray<ReadonlyArray<UncertainChange>> => {
    const own = inOrder(doubts.filter((doubt) => doubt.owner === owner))
    return runsIn(own).filter(
      (run) => differences(withFound(run).get(owner) ?? none, stored, "link ").length === 0
    )
  }

  return {
    owners: (): ReadonlyArray<OwnerId> => [...owners.keys()],
    everybody,
    recordsOf: (owner: OwnerId): Records => owners.get(owner) ?? none,
    /** The store said that the change is there. Whatever failed before it will never be. */
    acknowledge: (owner: OwnerId, change: Change) => {
      everybody.add(owner)
      apply(owners, change)
      doubts = []
    },
    /** A change without a response, which may be stored or not. */
    doubt: (order: number, owner: OwnerId, change: Change) => {
      everybody.add(owner)
      doubts.push({ order, owner, change })
    },
    /** After a restart: which of the doubtful changes are there. All of each, or nothing of it. */
    settleDoubts: (storedOf: (owner: OwnerId) => Records): ReadonlyArray<string> => {
      const doubtful = [...new Set(doubts.map(({ owner }) => owner))]
      const found = combinations(doubtful.map((owner) => runsOf(owner, storedOf(owner)))).find((tried) => {
        const after = withFound(tried)
        return [...everybody].every(
          (owner) => differences(after.get(owner) ?? none, storedOf(owner), "-").length === 0
        )
      })
      if (found === undefined) return [`what is stored is no outcome of ${doubts.length} doubts`]
      for (const { change } of inOrder(found)) apply(owners, change)
      doubts = []
      return []
    },
    /** Keys of the owner's records that are not as they must be. */
    differencesOf: (owner: OwnerId, stored: Records): ReadonlyArray<string> =>
      differences(owners.get(owner) ?? none, stored, "-"),
    digest: (): string =>
      JSON.stringify([...owners].map(([owner, records]) => [owner, [...records].toSorted()]))
  }
}

export type PlainModel = ReturnType<typeof makePlainModel>

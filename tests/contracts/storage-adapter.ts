import { Effect, type Layer, Result, type Scope } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { emptyChange, putChange, type RecordKey } from "#core/domain/hives/change.ts"
import { type ChangeWithAnswer, changed } from "#core/domain/hives/change-result.ts"
import type { HiveHead, HiveQuery } from "#core/domain/hives/hive.ts"
import type { StoredRecord } from "#core/domain/records/record-kinds.ts"
import { Day } from "#core/domain/values/day.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { Retention } from "#core/ports/retention.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { ada, bob, makeAccount } from "../support/storage-records.ts"

/** A kind of store to test. `Place` is where one of its stores keeps its data: a folder, a database. */
export interface StorageAdapter<Place> {
  readonly name: string
  /** Room for a new store, gone with the scope. */
  readonly place: Effect.Effect<Place, never, Scope.Scope>
  readonly open: (place: Place) => Layer.Layer<StoragePorts, unknown>
  /** A store that is opened again at the same place holds the same. */
  readonly isDurable: boolean
}

/** Puts records of one owner; what the decision sees does not matter. */
export const putRecords = (...records: ReadonlyArray<StoredRecord>) =>
  HiveStore.use((store) =>
    store.changeLink(records[0]?.owner ?? ada, {}, () => changed(putChange(...records)))
  )

export const removeRecords = (...keys: ReadonlyArray<RecordKey>) =>
  HiveStore.use((store) =>
    store.change(keys[0]?.owner ?? ada, {}, () =>
      changed({ put: [], remove: keys.map(({ kind, owner, id }) => ({ kind, owner, id })) })
    )
  )

export const putInstallation = (...records: ReadonlyArray<StoredRecord>) =>
  InstallationStore.use((store) => store.change(() => changed(putChange(...records))))

type StaleBefore = Parameters<Retention["Service"]["sweep"]>[0]

const longAgo = Day("0001-01-01")

/** Sweeps what is staler than it says, and nothing else. */
export const sweepBefore = (given: Partial<StaleBefore>) =>
  Retention.use(({ sweep }) =>
    sweep({
      sessionSeen: 0,
      sessionCreated: 0,
      adminSessionSeen: 0,
      adminSessionCreated: 0,
      formerEmails: 0,
      submissionKeys: longAgo,
      reports: longAgo,
      shownNotes: longAgo,
      withdrawnNotes: longAgo,
      invitations: longAgo,
      ...given
    })
  )

export const unbounded = { concurrency: "unbounded" } as const

export const readHive = <const Q extends HiveQuery>(owner: OwnerId, query: Q) =>
  HiveStore.use((store) => store.read(owner, query))

/** In the order in which they are listed. */
export const idsOf = (records: ReadonlyArray<{ readonly id: string }>) => records.map(({ id }) => `${id}`)

export const createAccount = (owner: OwnerId) =>
  Directory.use((directory) => directory.create(makeAccount(owner)))

export const unchanged = <A>(answer: A): Result.Result<ChangeWithAnswer<A>> =>
  Result.succeed({ change: emptyChange, answer })

/** A decision that answers with what it sees and changes nothing. */
export const answerWithHive = <H extends HiveHead>(hive: H) => unchanged(hive)

type ContractServices = StoragePorts | Scope.Scope

export type ContractTest<R = ContractServices> = (
  title: string,
  body: () => Effect.fn.Return<void, unknown, R>
) => void

/** For a test in which bob has a hive, too. */
export const besideBob =
  (test: ContractTest): ContractTest =>
  (title, body) =>
    test(title, function* () {
      yield* createAccount(bob)
      yield* Effect.gen(body)
    })

/** For a test that takes more than a store. */
export const withServices =
  <R>(layer: Layer.Layer<R, unknown>, test: ContractTest): ContractTest<ContractServices | R> =>
  (title, body) =>
    test(title, function* () {
      yield* Effect.provide(Effect.gen(body), layer)
    })

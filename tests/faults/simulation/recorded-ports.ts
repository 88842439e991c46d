import { Context, Effect, Result } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { type Change, putChange, type RecordKey } from "#core/domain/hives/change.ts"
import { LinkTaken } from "#core/domain/links/link.ts"
import { encodeRecord } from "#core/domain/records/record-codec.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { Retention } from "#core/ports/retention.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { StoreSnapshots } from "#core/ports/store-snapshots.ts"
import { earlyBadges } from "../../support/history/invariants.ts"
import type { SimulatedMachine } from "./machine.ts"
import { type PlainModel, recordsByKey } from "./plain-model.ts"

type SweepInput = Parameters<Retention["Service"]["sweep"]>[0]

/** The ports, with every change told to the model: as done once it is answered, else as doubtful. */
export const recordedPorts = (
  ports: Context.Context<StoragePorts>,
  model: PlainModel,
  machine: SimulatedMachine
): Context.Context<StoragePorts> => {
  let lastOrder = 0
  const hives = Context.get(ports, HiveStore)
  const directory = Context.get(ports, Directory)
  const retention = Context.get(ports, Retention)
  const snapshots = Context.get(ports, StoreSnapshots)

  const answered = (order: number, owner: OwnerId, change: Change) => {
    if (machine.isOff()) model.doubt(order, owner, change)
    else model.acknowledge(owner, change)
  }

  const noting = <A, E extends { readonly _tag: string }>(
    owner: OwnerId,
    change: Change,
    run: Effect.Effect<A, E>
  ): Effect.Effect<A, E> => {
    const order = ++lastOrder
    return run.pipe(
      Effect.tap(() => Effect.sync(() => answered(order, owner, change))),
      Effect.tapError(({ _tag }) =>
        Effect.sync(() => _tag === "StoreUnavailable" && model.doubt(order, owner, change))
      ),
      Effect.uninterruptible
    )
  }

  const noted =
    (make: HiveStore["Service"]["changeLink"]): HiveStore["Service"]["changeLink"] =>
    (owner, wanted, decide) =>
      Effect.suspend(() => {
        let decided: { readonly order: number; readonly change: Change } | undefined
        const run = make(owner, wanted, (hive) => {
          const result = decide(hive)
          decided = undefined
          if (Result.isSuccess(result)) {
            const early = earlyBadges(result.success.change.put.map((record) => encodeRecord(record)))
            if (early.length > 0) throw new Error(`badges before their time: ${early}`)
            decided = { order: ++lastOrder, change: result.success.change }
          }
          return result
        })
        const isChange = () =>
          decided !== undefined && decided.change.put.length + decided.change.remove.length > 0
        return run.pipe(
          Effect.tap(() =>
            Effect.sync(() => decided && isChange() && answered(decided.order, owner, decided.change))
          ),
          Effect.tapError((error) =>
            Effect.sync(() => {
              if (isUnavailable(error) && decided && isChange())
                model.doubt(decided.order, owner, decided.change)
            })
          ),
          // Whoever no longer waits for a change has made it all the same.
          Effect.uninterruptible
        )
      })

  const changeLink = noted(hives.changeLink)
  const change: HiveStore["Service"]["change"] = (...asked) =>
    Effect.catchIf(noted(hives.change)(...asked), isLinkTaken, Effect.die)

  const noteSwept = Effect.fnUntraced(function* ({
    owner,
    remove
  }: {
    owner: OwnerId
    remove: ReadonlyArray<RecordKey>
  }) {
    const left = recordsByKey(yield* snapshots.ofOwner(owner))
    const isSwept = remove.every(({ kind, id }) => !left.has(`${kind} ${id}`))
    if (isSwept) answered(++lastOrder, owner, { put: [], remove })
    else model.doubt(++lastOrder, owner, { put: [], remove })
  })

  const sweep = (before: SweepInput) => {
    // Where nothing is stale, nothing is written: what was doubtful before stays so.
    const swept = model
      .owners()
      .map((owner) => ({ owner, remove: staleOf(model, owner, before) }))
      .filter(({ remove }) => remove.length > 0)
    return retention.sweep(before).pipe(
      Effect.tap(() =>
        Effect.sync(() => {
          for (const { owner, remove } of swept) answered(++lastOrder, owner, { put: [], remove })
        })
      ),
      // It goes from owner to owner: some may be swept.
      Effect.tapError(() => Effect.forEach(swept, noteSwept, { discard: true }))
    )
  }

  return ports.pipe(
    Context.add(HiveStore, { ...hives, change, changeLink }),
    Context.add(Directory, {
      ...directory,
      create: (account, mailed) =>
        noting(account.owner, putChange(account), directory.create(account, mailed))
    }),
    Context.add(Retention, { ...retention, sweep })
  )
}

const isLinkTaken = (error: unknown): error is LinkTaken => error instanceof LinkTaken

const isUnavailable = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "_tag" in error && error._tag === "StoreUnavailable"

/** The rules of retention once more. */
const staleOf = (model: PlainModel, owner: OwnerId, before: SweepInput): ReadonlyArray<RecordKey> =>
  [...model.recordsOf(owner).values()].flatMap((text) => {
    const record: Record<string, unknown> & RecordKey = JSON.parse(text)
    const isStale =
      record.kind === "session"
        ? Number(record.lastSeenAt) < before.sessionSeen || Number(record.createdAt) < before.sessionCreated
        : (record.kind === "submission-key" && String(record.usedOn) < before.submissionKeys) ||
          (record.kind === "report" && String(record.reportedOn) < before.reports) ||
          (record.kind === "shown-note" &&
            (String(record.shownOn) < before.shownNotes ||
              (record.withdrawnOn !== null && String(record.withdrawnOn) < before.withdrawnNotes)))
    return isStale ? [{ kind: record.kind, id: record.id, owner }] : []
  })

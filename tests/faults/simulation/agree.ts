import { Context, Effect } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { RawRecord } from "#core/domain/records/record-kinds.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { StoreSnapshots } from "#core/ports/store-snapshots.ts"
import type { History } from "../../support/history/history.ts"
import { brokenIn } from "../../support/history/invariants.ts"
import { openedText } from "./commands.ts"
import { type PlainModel, recordsByKey } from "./plain-model.ts"

interface AgreementInput {
  readonly model: PlainModel
  readonly history: History
}

const textsIn = (records: ReadonlyArray<RawRecord>): ReadonlyArray<string> =>
  records.flatMap((record) => (record.kind === "feedback" ? openedText(record.content) : []))

const complaints = function* (
  { model, history }: AgreementInput,
  stored: ReadonlyMap<OwnerId, ReadonlyArray<RawRecord>>
) {
  for (const [owner, records] of stored) {
    const different = model.differencesOf(owner, recordsByKey(records))
    if (different.length > 0) yield `stored of ${owner} otherwise than answered: ${different.join(", ")}`
  }
  const all = [...stored.values()].flat()
  yield* brokenIn(all)
  yield* history.complaints(textsIn(all))
}

/** The store holds what it answered, and keeps every promise. After a start the doubts are settled first. */
export const agreeOrDie = Effect.fnUntraced(function* (
  told: AgreementInput,
  ports: Context.Context<StoragePorts>,
  when: string,
  isStart: boolean
) {
  const snapshots = Context.get(ports, StoreSnapshots)
  const stored = new Map<OwnerId, ReadonlyArray<RawRecord>>()
  for (const owner of told.model.everybody) stored.set(owner, yield* snapshots.ofOwner(owner))
  const unsettled = isStart ? told.model.settleDoubts((owner) => recordsByKey(stored.get(owner) ?? [])) : []
  const found = [...unsettled, ...complaints(told, stored)]
  if (found.length > 0) return yield* Effect.die(new Error(`${when}:\n${found.join("\n")}`))
})

import { randomUUID } from "node:crypto"
import { Effect, Layer, Result } from "effect"
import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"
import { configuredKeys } from "#adapters/sealing/node/configured-keys.ts"
import { nodeSecrets } from "#adapters/sealing/node/node-secrets.ts"
import { lowdbStorage, openLowdb } from "#adapters/storage/lowdb/index.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { Sealer } from "#core/ports/sealer.ts"
import {
  makeAccount,
  makeApproved,
  makeLink,
  makePoints,
  makeStats,
  makeVerdict
} from "../../support/storage-records.ts"
import { benchKey } from "../servers/servers.ts"
import { feedbackTexts } from "./texts.ts"

/** Texts sealed as the servers of the benches open them: one started with another key refuses the folder. */
export const benchSealing = Layer.provide(aesSealer, configuredKeys(Buffer.from(benchKey, "hex")))

/** All that reads and writes such a folder. */
export const benchStorage = (dataDir: string) =>
  Layer.mergeAll(lowdbStorage({ dataDir }), benchSealing, nodeSecrets)

export const ownerOf = (number: number) => OwnerId(`00000000-0000-4000-8000-${`${number}`.padStart(12, "0")}`)
export const linkOf = (number: number) => `hive-${number}`

const settledItem = Effect.fnUntraced(function* (owner: OwnerId, turn: number) {
  const [id, sealer] = [FeedbackId(randomUUID()), yield* Sealer]
  const text = feedbackTexts[turn % feedbackTexts.length] ?? ""
  const content = yield* sealer.seal(text, { owner, item: id, field: "content" })
  const summary = yield* sealer.seal(text, { owner, item: id, field: "summary" })
  const item = makeApproved(id, { owner, content, summary })
  return [item, makePoints(id, { owner }), makeVerdict(randomUUID(), id, { owner })]
})

/** A hive under `linkOf(number)` with so many approved items. */
export const fillHive = Effect.fnUntraced(function* (number: number, items: number) {
  const owner = ownerOf(number)
  const account = makeAccount(owner, { feedbackLink: linkOf(number) })
  yield* (yield* Directory).create({ ...account, feedbackLink: null })
  const turns = Array.from({ length: items }, (_, turn) => turn)
  const records = (yield* Effect.forEach(turns, (turn) => settledItem(owner, turn))).flat()
  const head = [account, makeLink(linkOf(number), { owner }), makeStats(30, { owner })]
  yield* (yield* HiveStore).change(owner, {}, () =>
    Result.succeed({ change: putChange(...head, ...records), answer: undefined })
  )
})

/** A data folder as a server would leave it. */
export const fillFolder = (dataDir: string, hives: number, itemsEach: number): Promise<void> => {
  const numbers = Array.from({ length: hives }, (_, number) => number)
  const filling = Effect.flatMap(openLowdb({ dataDir }), ({ ports }) =>
    Effect.forEach(numbers, (number) => fillHive(number, itemsEach), { discard: true, concurrency: 8 }).pipe(
      Effect.provide(ports)
    )
  )
  return Effect.runPromise(Effect.scoped(Effect.provide(filling, benchSealing)))
}

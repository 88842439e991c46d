import { randomBytes, randomUUID } from "node:crypto"
import { Effect, Result } from "effect"
import { openLowdb } from "#adapters/storage/lowdb/storage.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { putting } from "#core/domain/hives/change.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import {
  makeAccount,
  makeApproved,
  makeLink,
  makePoints,
  makeStats,
  makeVerdict
} from "../../contracts/storage-records.ts"

export const sealedText = () => Sealed(randomBytes(330).toString("base64"))
export const ownerOf = (number: number) => OwnerId(`00000000-0000-4000-8000-${`${number}`.padStart(12, "0")}`)
export const linkOf = (number: number) => `hive-${number}`

const settledItem = (owner: OwnerId) => {
  const id = FeedbackId(randomUUID())
  const aiSummary = Sealed(randomBytes(150).toString("base64"))
  const item = makeApproved(id, { owner, content: sealedText(), aiSummary })
  return [item, makePoints(id, { owner }), makeVerdict(randomUUID(), id, { owner })]
}

/** A hive under `linkOf(number)` with so many approved items, whose texts are noise. */
export const fillHive = Effect.fnUntraced(function* (number: number, items: number) {
  const owner = ownerOf(number)
  const account = makeAccount(owner, { feedbackLink: linkOf(number) })
  yield* (yield* Directory).create({ ...account, feedbackLink: null })
  const records = Array.from({ length: items }, () => settledItem(owner)).flat()
  const head = [account, makeLink(linkOf(number), { owner }), makeStats(30, { owner })]
  yield* (yield* HiveStore).change(owner, {}, () =>
    Result.succeed({ change: putting(...head, ...records), answer: undefined })
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
  return Effect.runPromise(Effect.scoped(filling))
}

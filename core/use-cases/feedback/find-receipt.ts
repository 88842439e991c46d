import { Effect, Option } from "effect"
import { Receipts } from "../../ports/receipts.ts"
import { Secrets } from "../../ports/secrets.ts"

export const findByToken = Effect.fnUntraced(function* (token: string) {
  return yield* (yield* Receipts).find(yield* (yield* Secrets).digest(token))
})

/**
 * The receipt to store with a new item: the sent one, or a random one that looks alike where none was sent, or where
 * another item has it. The work is the same for all.
 */
export const receiptToStore = Effect.fnUntraced(function* (sent: string | null) {
  const secrets = yield* Secrets
  const fresh = yield* secrets.digest(yield* secrets.token)
  const receipt = sent ?? fresh
  const known = yield* (yield* Receipts).find(receipt)
  return Option.isNone(known) ? receipt : fresh
})

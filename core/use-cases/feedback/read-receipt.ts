import { Effect, Option } from "effect"
import { viewReceipt } from "../../domain/hives/receipt-rules.ts"
import { ReceiptNotFound } from "../../domain/receipts/receipt-not-found.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { today } from "../time/today.ts"
import { readAnswer } from "./feedback-view.ts"
import { findByToken } from "./find-receipt.ts"
import { inConstantTime } from "./in-constant-time.ts"

const readReceiptView = Effect.fnUntraced(
  function* (token: string) {
    const found = yield* findByToken(token)
    if (Option.isNone(found)) return yield* new ReceiptNotFound()
    const { owner, id } = found.value
    const { items, verdicts } = yield* (yield* HiveStore).read(owner, { items: [id] })
    const item = items.get(id)
    const view = item === undefined ? undefined : viewReceipt(item, verdicts.get(id) ?? [], yield* today)
    if (item === undefined || view === undefined) return yield* new ReceiptNotFound()
    return { ...view, answer: view.answer === null ? null : yield* readAnswer(item) }
  },
  Effect.catchTag("OwnerNotFound", () => Effect.fail(new ReceiptNotFound()))
)

export const readReceipt = (token: string) => inConstantTime(readReceiptView(token))

import { Effect } from "effect"
import { associatedDataOf } from "../../domain/reports/report.ts"
import { associatedDataOfNote } from "../../domain/reports/shown-note.ts"
import type { PortableRecord } from "../../domain/transfer/portable-record.ts"
import { resealedSecondFactor } from "./reseal-second-factors.ts"
import { resealedWebhook } from "./reseal-webhooks.ts"
import { resealedText, resealedTexts } from "./resealed-item.ts"

export interface TextCount {
  items: number
  unreadable: number
}

/** A few texts sealed with a wrong key must not lock out the others. */
export const canOpenMost = ({ items, unreadable }: TextCount): boolean => 2 * unreadable <= items

const countText = (count: TextCount, opens: boolean): void => {
  count.items += 1
  if (!opens) count.unreadable += 1
}

type PortableAccount = Extract<PortableRecord, { readonly kind: "account" }>

const resealedAccount = Effect.fnUntraced(function* (account: PortableAccount, count: TextCount) {
  const { secondFactor = null, webhook = null } = account
  const factor = secondFactor === null ? undefined : yield* resealedSecondFactor(account, secondFactor)
  const target = webhook === null ? undefined : yield* resealedWebhook(account, webhook)
  if (factor !== undefined) countText(count, factor.opens)
  if (target !== undefined) countText(count, target.opens)
  return {
    ...account,
    ...(factor && { secondFactor: factor.secondFactor }),
    ...(target && { webhook: target.webhook })
  }
})

/**
 * Opens every text, second factor and webhook that moves to another store and counts the ones that no key opens, which
 * move unchanged. Reseals those of older keys, so that the current key is enough afterwards.
 */
export const checkTexts = Effect.fnUntraced(function* (record: PortableRecord, count: TextCount) {
  if (record.kind === "report") {
    const content = yield* resealedText(record.content, associatedDataOf(record))
    countText(count, content.opens)
    return { ...record, content: content.sealed }
  }
  if (record.kind === "shown-note") {
    const { content = null } = record
    if (content === null) return record
    const text = yield* resealedText(content, associatedDataOfNote(record))
    countText(count, text.opens)
    return { ...record, content: text.sealed }
  }
  if (record.kind === "account") return yield* resealedAccount(record, count)
  if (record.kind === "admin") {
    const { secondFactor = null } = record
    if (secondFactor === null) return record
    const resealed = yield* resealedSecondFactor(record, secondFactor)
    countText(count, resealed.opens)
    return { ...record, secondFactor: resealed.secondFactor }
  }
  if (record.kind !== "feedback") return record
  const { texts, opens } = yield* resealedTexts(record, {
    content: record.content,
    summary: record.aiSummary,
    answer: record.answer ?? null
  })
  countText(count, opens)
  return { ...record, content: texts.content, aiSummary: texts.summary, answer: texts.answer }
})

import { Effect } from "effect"
import type { PortableRecord } from "../../domain/transfer/portable-record.ts"
import { itemSealedNow } from "../support/item-sealed-now.ts"

/** How many items were looked at, and how many of them no key opens. */
export interface TextCount {
  items: number
  unreadable: number
}

/** A few texts that a wrong key sealed then must not lock the others away. */
export const opensMost = ({ items, unreadable }: TextCount): boolean => 2 * unreadable <= items

/**
 * Opens every text on its way to another store, and counts the items that no key opens; such a text moves as it is.
 * Texts that an older key sealed are sealed with the one that seals now, so that this alone is needed afterwards.
 */
export const checkTexts = Effect.fnUntraced(function* (record: PortableRecord, count: TextCount) {
  if (record.kind !== "feedback") return record
  const { item, opens } = yield* itemSealedNow(record)
  count.items += 1
  if (!opens) count.unreadable += 1
  return { ...record, ...item }
})

import { type Feedback, isListed, isReadable } from "#core/domain/feedback/feedback.ts"
import type { CountedItems } from "#core/domain/hives/hive.ts"

/** Two 32-bit hashes in the manner of FNV-1a; together they make an accidental collision negligible. */
const hashLanes = [
  { base: 0x811c9dc5, prime: 0x01000193 },
  { base: 0x41c6ce57, prime: 0x5f356495 }
] as const

const hash = (text: string, { base, prime }: (typeof hashLanes)[number]): number => {
  let sum: number = base
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), prime)
  return sum >>> 0
}

export const countAnswers = (items: Iterable<Feedback>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { moderationStatus, question } of items) {
    if (moderationStatus === "approved" && question !== null)
      counts.set(question, (counts.get(question) ?? 0) + 1)
  }
  return counts
}

export const countItems = (items: Iterable<Feedback>): CountedItems => {
  const sums = [0, 0]
  let count = 0
  for (const item of items) {
    if (!isListed(item) || !isReadable(item)) continue
    count += 1
    const facts = `${item.id} ${item.category} ${item.sentiment}`
    for (const [index, lane] of hashLanes.entries())
      sums[index] = ((sums[index] ?? 0) + hash(facts, lane)) >>> 0
  }
  return { count, fingerprint: sums.join("-") }
}

import { Result } from "effect"
import type { StoredInsight } from "../insight/stored-insight.ts"
import { noChange, putting } from "./change.ts"
import type { Outcome } from "./decided.ts"
import type { HiveWithInsight } from "./hive.ts"

/** The stored insight, if it rests on exactly the items that count. */
export const standingInsight = ({ insight, counted }: HiveWithInsight): StoredInsight | undefined =>
  insight !== undefined && insight.fingerprint === counted.fingerprint ? insight : undefined

/**
 * Keeps an insight. The answer is what stands now: one of the same items that is there already, where `isAsGood`,
 * so that the first of two wins; nothing when other items count by now.
 */
export const keepInsight = (
  hive: HiveWithInsight,
  ours: StoredInsight,
  isAsGood: (standing: StoredInsight) => boolean
): Outcome<StoredInsight | undefined> => {
  if (ours.fingerprint !== hive.counted.fingerprint) {
    return Result.succeed({ change: noChange, answer: undefined })
  }
  const standing = standingInsight(hive)
  return standing !== undefined && isAsGood(standing)
    ? Result.succeed({ change: noChange, answer: standing })
    : Result.succeed({ change: putting(ours), answer: ours })
}

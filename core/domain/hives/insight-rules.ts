import { Result } from "effect"
import type { StoredInsight } from "../insight/stored-insight.ts"
import { noChange, putting } from "./change.ts"
import type { Outcome } from "./decided.ts"
import type { HiveWithInsight } from "./hive.ts"

export const standingInsight = ({ insight, counted }: HiveWithInsight): StoredInsight | undefined =>
  insight !== undefined && insight.fingerprint === counted.fingerprint ? insight : undefined

/**
 * Stores an insight and returns the one that is stored now: an existing one wins if `isAsGood`, so that the first of
 * two servers wins. Returns undefined if the items have changed since.
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

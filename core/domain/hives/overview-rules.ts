import { Result } from "effect"
import type { StoredOverview } from "../insight/stored-overview.ts"
import { noChange, putting } from "./change.ts"
import type { Decided } from "./decided.ts"
import type { HiveWithOverview } from "./hive.ts"

/** The stored overview, if it rests on exactly the items that count. */
export const standingOverview = ({ overview, counted }: HiveWithOverview): StoredOverview | undefined =>
  overview !== undefined && overview.fingerprint === counted.fingerprint ? overview : undefined

/**
 * Keeps an overview. The answer is what stands now: one of the same items that is there already, where `isAsGood`,
 * so that the first of two wins; nothing when other items count by now.
 */
export const keepOverview = (
  hive: HiveWithOverview,
  ours: StoredOverview,
  isAsGood: (standing: StoredOverview) => boolean
): Result.Result<Decided<StoredOverview | undefined>> => {
  if (ours.fingerprint !== hive.counted.fingerprint) {
    return Result.succeed({ change: noChange, answer: undefined })
  }
  const standing = standingOverview(hive)
  return standing !== undefined && isAsGood(standing)
    ? Result.succeed({ change: noChange, answer: standing })
    : Result.succeed({ change: putting(ours), answer: ours })
}

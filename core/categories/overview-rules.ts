import { Result } from "effect"
import { noChange, putting } from "../hives/change.ts"
import type { Hive } from "../hives/hive.ts"
import type { Decided } from "../hives/hive-store.ts"
import type { StoredOverview } from "./stored-overview.ts"

/** The stored overview, if it rests on exactly the items that count. */
export const standingOverview = ({ overview, counted }: Hive): StoredOverview | undefined =>
  overview !== undefined && overview.fingerprint === counted?.fingerprint ? overview : undefined

/**
 * Keeps an overview. The answer is what stands now: one of the same items that is there already, where `isAsGood`,
 * so that the first of two wins; nothing when other items count by now.
 */
export const keepOverview = (
  hive: Hive,
  ours: StoredOverview,
  isAsGood: (standing: StoredOverview) => boolean
): Result.Result<Decided<StoredOverview | undefined>> => {
  if (ours.fingerprint !== hive.counted?.fingerprint) {
    return Result.succeed({ change: noChange, answer: undefined })
  }
  const standing = standingOverview(hive)
  return standing !== undefined && isAsGood(standing)
    ? Result.succeed({ change: noChange, answer: standing })
    : Result.succeed({ change: putting(ours), answer: ours })
}

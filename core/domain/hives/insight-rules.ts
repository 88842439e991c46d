import type { StoredInsight } from "../insight/stored-insight.ts"
import { type ChangeResult, stored, unchanged } from "./change-result.ts"
import type { HiveWithInsight } from "./hive.ts"

export const currentInsight = ({ insight, counted }: HiveWithInsight): StoredInsight | undefined =>
  insight !== undefined && insight.fingerprint === counted.fingerprint ? insight : undefined

/**
 * Stores an insight and returns the one that is stored now: an existing one wins if `isAsGood`, so that the first of
 * two servers wins. Returns undefined if the items have changed since.
 */
export const storeInsight = (
  hive: HiveWithInsight,
  ours: StoredInsight,
  isAsGood: (standing: StoredInsight) => boolean
): ChangeResult<StoredInsight | undefined> => {
  if (ours.fingerprint !== hive.counted.fingerprint) {
    return unchanged(undefined)
  }
  const standing = currentInsight(hive)
  return standing !== undefined && isAsGood(standing) ? unchanged(standing) : stored(ours)
}

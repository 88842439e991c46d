import { queryOptions } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { GamificationStats, OwnerBadges } from "#core/contract/progress-schemas.ts"
import { request } from "../../api/api-client.ts"

export type OwnerStats = GamificationStats & OwnerBadges

const readProgress = async (): Promise<OwnerStats> => {
  const [stats, badges] = await Promise.all([request(calls.stats, {}), request(calls.ownerBadges, {})])
  return { ...stats, ...badges }
}

export const progressQuery = queryOptions({ queryKey: ["stats"], queryFn: readProgress })

export const activityQuery = queryOptions({
  queryKey: ["activity"],
  queryFn: () => request(calls.activity, {})
})

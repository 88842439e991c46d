import { queryOptions } from "@tanstack/react-query"
import type { AccountSettings } from "#core/contract/account-settings-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"

const maxTimerMillis = 2 ** 31 - 1

const untilNextChange = (settings: AccountSettings | undefined): number | false => {
  const times = [
    settings?.opensAt,
    settings?.release.nextAt,
    settings?.release.announced?.from,
    settings?.questions.announced?.from
  ]
    .filter((time) => typeof time === "string")
    .map((time) => Date.parse(time) - Date.now())
  return times.length === 0 ? false : Math.min(Math.max(1_000, Math.min(...times)), maxTimerMillis)
}

export const settingsQuery = queryOptions({
  queryKey: ["account"],
  queryFn: () => request(calls.accountSettings, {}),
  /** Refetches when the page opens by itself, when notes may appear, and when announced changes take effect. */
  refetchInterval: ({ state: { data } }) => untilNextChange(data)
})

import { queryOptions } from "@tanstack/react-query"
import type { AccountSettings } from "#core/contract/account-settings-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"

const maxTimerMillis = 2 ** 31 - 1

interface SettingsWithTimes extends Pick<AccountSettings, "opensAt"> {
  readonly release: Pick<AccountSettings["release"], "nextAt" | "announced">
  readonly questions: Pick<AccountSettings["questions"], "nextChangeAt" | "announced">
}

export const changeTimesOf = (settings: SettingsWithTimes | undefined): ReadonlyArray<string> =>
  [
    settings?.opensAt,
    settings?.release.nextAt,
    settings?.release.announced?.from,
    settings?.questions.announced?.from,
    settings?.questions.nextChangeAt
  ].filter((time) => typeof time === "string")

const millisUntil = (time: string): number => Date.parse(time) - Date.now()

/**
 * Where a time is over and the change has not come, waits for as long again: this clock may be fast, or the server away.
 */
export const untilNextFetch = (times: ReadonlyArray<string>): number | false => {
  const waits = times.map(millisUntil).map(Math.abs)
  return waits.length === 0 ? false : Math.min(Math.max(1_000, Math.min(...waits)), maxTimerMillis)
}

export const settingsQuery = queryOptions({
  queryKey: ["account"],
  queryFn: () => request(calls.accountSettings, {}),
  refetchInterval: ({ state: { data } }) => untilNextFetch(changeTimesOf(data)),
  /** Tabs that are hidden at that time fetch nothing until they are shown. */
  refetchOnWindowFocus: ({ state: { data } }) =>
    changeTimesOf(data).some((time) => millisUntil(time) < 0) ? "always" : false
})

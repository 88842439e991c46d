import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { AdminLog } from "#core/contract/installation-schemas.ts"
import { request } from "../../api/api-client.ts"

/** Asked each time the page is opened: mail and disk change by themselves. */
export const installationQuery = queryOptions({
  queryKey: ["installation"],
  queryFn: () => request(calls.readInstallation, {}),
  staleTime: 0
})

const readLogPage = (page: number): Promise<AdminLog> =>
  request(calls.readAdminLog, { query: { page: String(page) } })

export const adminLogQuery = (page: number) =>
  queryOptions({
    queryKey: ["admin-log", page],
    queryFn: () => readLogPage(page),
    placeholderData: keepPreviousData,
    staleTime: 0
  })

import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { ReportList, ShownNoteList } from "#core/contract/report-schemas.ts"
import { isUnauthorized, request } from "../../api/api-client.ts"
import { showToast } from "../../components/toast-store.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { showAdminFailure } from "./admin-client.ts"

const firstPage: string = ""

const pageQuery = (after: string): Readonly<Record<string, string>> => ({
  limit: "25",
  ...(after === firstPage ? {} : { after })
})

export const reportsQuery = infiniteQueryOptions({
  queryKey: ["reports"],
  queryFn: ({ pageParam }) => request(calls.listReports, { query: pageQuery(pageParam) }),
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => next
})

export const shownNotesQuery = infiniteQueryOptions({
  queryKey: ["shown-notes"],
  queryFn: ({ pageParam }) => request(calls.listShownNotes, { query: pageQuery(pageParam) }),
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => next
})

const withoutReport = (data: InfiniteData<ReportList>, closed: string): InfiniteData<ReportList> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, reports: page.reports.filter(({ id }) => id !== closed) }))
})

export const useCloseReport = () => {
  const reportsMessages = useMessages("reports")
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request(calls.closeReport, { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.setQueryData(reportsQuery.queryKey, (data) => data && withoutReport(data, id))
      showToast(reportsMessages.closed)
    },
    onError: (error) => {
      showAdminFailure(reportsMessages.closeFailed, "")(error)
      if (!isUnauthorized(error)) void queryClient.invalidateQueries(reportsQuery)
    }
  })
}

const withoutNote = (data: InfiniteData<ShownNoteList>, closed: string): InfiniteData<ShownNoteList> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, notes: page.notes.filter(({ id }) => id !== closed) }))
})

export const useCloseShownNote = () => {
  const reportsMessages = useMessages("reports")
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request(calls.closeShownNote, { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.setQueryData(shownNotesQuery.queryKey, (data) => data && withoutNote(data, id))
      showToast(reportsMessages.noteClosed)
    },
    onError: (error) => {
      showAdminFailure(reportsMessages.closeNoteFailed, "")(error)
      if (!isUnauthorized(error)) void queryClient.invalidateQueries(shownNotesQuery)
    }
  })
}

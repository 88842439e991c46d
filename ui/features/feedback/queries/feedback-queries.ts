import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { ApiError, isUnauthorized, request } from "../../../api/api-client.ts"
import { serverMessageOf, signInIfLoggedOut } from "../../../api/lost-session.ts"
import { showProblem } from "../../../components/toast-store.ts"
import { seenQuery } from "../../seen/seen-queries.ts"
import { keepSelection } from "./stored-selection.ts"

/** Loads the seen items along with the list, so that marking new ones moves nothing on the page later. */
const readFeedback = async ({ client }: { readonly client: QueryClient }) => {
  const [items] = await Promise.all([
    request(calls.listFeedback, {}),
    client.ensureQueryData(seenQuery).catch(() => undefined)
  ])
  return items
}

export const feedbackQuery = queryOptions({
  queryKey: ["feedback"],
  queryFn: readFeedback
})

export const signInWithSelection = (error: unknown): boolean => {
  const isLeaving = signInIfLoggedOut(error)
  if (isLeaving) keepSelection()
  return isLeaving
}

/** Whether what is shown may differ from what is stored after a call. Without an answer or a session it can't be read. */
export const mayBeOutdatedBy = (error: unknown): boolean =>
  error === null || (error instanceof ApiError && !isUnauthorized(error))

export const showFeedbackFailure =
  (title: string) =>
  (error: unknown): void => {
    if (!signInWithSelection(error)) showProblem(title, serverMessageOf(error))
  }

/** Fetches the list again, too, because the note may have been deleted elsewhere. */
export const useNoteFailure = (title: string) => {
  const queryClient = useQueryClient()
  return (error: unknown): void => {
    showFeedbackFailure(title)(error)
    if (mayBeOutdatedBy(error)) void queryClient.invalidateQueries({ queryKey: feedbackQuery.queryKey })
  }
}

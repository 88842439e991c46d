import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { ApiError, isUnauthorized, request, userMessageOf } from "../../../api/api-client.ts"
import { signInIfLoggedOut } from "../../../api/lost-session.ts"
import { showProblem } from "../../../components/toast-store.ts"
import type { ErrorTexts } from "../../../text/error-text.ts"
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

export const showFeedbackFailure = (error: unknown, text: string, apiErrors: ErrorTexts): void => {
  if (signInWithSelection(error)) return
  const said = userMessageOf(error, "", apiErrors)
  showProblem(text, said === "" ? null : said)
}

import { queryOptions } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request, userMessageOf } from "../../../api/api-client.ts"
import { leaveIfLoggedOut } from "../../../api/lost-session.ts"
import { showProblem } from "../../../components/toast-store.ts"
import { keepSelection } from "./kept-selection.ts"

/** Without a connection it fails at once, and can be tried again. */
export const feedbackQuery = queryOptions({
  queryKey: ["feedback"],
  queryFn: () => request(calls.listFeedback, {}),
  networkMode: "always"
})

/** A lost session leads to signing in; what is chosen is there again afterwards. */
export const leaveWithSelection = (error: unknown): boolean => {
  const isLeaving = leaveIfLoggedOut(error)
  if (isLeaving) keepSelection()
  return isLeaving
}

/** Says what failed, and what the server says about it. */
export const explain = (error: unknown, text: string): void => {
  if (leaveWithSelection(error)) return
  const said = userMessageOf(error, "")
  showProblem(text, said === "" ? null : said)
}

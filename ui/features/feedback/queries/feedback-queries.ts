import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request, userMessageOf } from "../../../api/api-client.ts"
import { leaveIfLoggedOut } from "../../../api/lost-session.ts"
import { showProblem } from "../../../components/toast-store.ts"
import { seenQuery } from "../../seen/seen-queries.ts"
import { keepSelection } from "./kept-selection.ts"

/** What is new is known by the time that the list is: nothing moves once it is there. */
const readFeedback = async ({ client }: { readonly client: QueryClient }) => {
  const [items] = await Promise.all([
    request(calls.listFeedback, {}),
    client.ensureQueryData(seenQuery).catch(() => undefined)
  ])
  return items
}

/** Without a connection it fails at once, and can be tried again. */
export const feedbackQuery = queryOptions({
  queryKey: ["feedback"],
  queryFn: readFeedback,
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

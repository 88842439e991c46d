import { queryOptions } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"

export const insightQuery = queryOptions({
  queryKey: ["feedback-summary"],
  queryFn: () => request(calls.feedbackSummary, {})
})

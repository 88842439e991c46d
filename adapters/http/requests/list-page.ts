import { Effect } from "effect"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import type { ListCursor, ListPage } from "#core/domain/feedback/list-page.ts"
import { Day, dayOf } from "#core/domain/values/day.ts"
import { badRequest, type RequestError } from "../responses/request-error.ts"
import { queryValue } from "./query-value.ts"

const maxListItems = 500
const defaultListItems = 100

const invalidLimit = badRequest(`limit must be a whole number from 1 to ${maxListItems}.`)
const invalidAfter = badRequest(
  "after must be a day and an id, as the Link header of the page before has them."
)

const cursorPattern = /^(\d{4}-\d{2}-\d{2})\.([\w-]{1,64})$/

const parseLimit = (text: string | null): number | undefined => {
  if (text === null) return defaultListItems
  const limit = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : maxListItems + 1
  return limit <= maxListItems ? limit : undefined
}

/** Databases have no year 0. */
const firstDay = "0001-01-01"

const isRealDay = (day: string): boolean => {
  const moment = Date.parse(day)
  return day >= firstDay && !Number.isNaN(moment) && dayOf(moment) === day
}

const parseCursor = (text: string): ListCursor | undefined => {
  const [, day = "", id = ""] = cursorPattern.exec(text) ?? []
  return isRealDay(day) ? { createdOn: Day(day), id } : undefined
}

export const listPageIn = (url: URL): Effect.Effect<ListPage | undefined, RequestError> =>
  Effect.gen(function* () {
    const limitText = yield* queryValue(url, "limit")
    const afterText = yield* queryValue(url, "after")
    if (limitText === null && afterText === null) return undefined
    const limit = parseLimit(limitText)
    if (limit === undefined) return yield* invalidLimit
    const after = afterText === null ? null : parseCursor(afterText)
    return after === undefined ? yield* invalidAfter : { limit, after }
  })

export const nextPage = (path: string, items: ReadonlyArray<FeedbackItem>, page: ListPage | undefined) => {
  const last = items.at(-1)
  if (page === undefined || last === undefined || items.length < page.limit) return {}
  const after = `${last.createdAt.slice(0, 10)}.${last.id}`
  return { link: `<${path}?limit=${page.limit}&after=${after}>; rel="next"` }
}

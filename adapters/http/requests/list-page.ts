import { Effect } from "effect"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import type { ListPage, ListPlace } from "#core/domain/feedback/list-page.ts"
import { Day, dayOf } from "#core/domain/values/day.ts"
import { malformed, type Refused } from "../answers/refused.ts"

const mostItems = 500
const usualItems = 100

const wrongLimit = malformed(`limit must be a whole number from 1 to ${mostItems}.`)
const wrongAfter = malformed("after must be a day and an id, as the Link header of the page before has them.")

const place = /^(\d{4}-\d{2}-\d{2})\.([\w-]{1,64})$/

const limitIn = (text: string | null): number | undefined => {
  if (text === null) return usualItems
  const limit = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : mostItems + 1
  return limit <= mostItems ? limit : undefined
}

/** Databases have no year 0. */
const firstDay = "0001-01-01"

const isRealDay = (day: string): boolean => {
  const moment = Date.parse(day)
  return day >= firstDay && !Number.isNaN(moment) && dayOf(moment) === day
}

const placeIn = (text: string): ListPlace | undefined => {
  const [, day = "", id = ""] = place.exec(text) ?? []
  return isRealDay(day) ? { createdOn: Day(day), id } : undefined
}

/** Undefined, meaning the whole list, without `limit` and `after`. */
export const listPageIn = ({ searchParams }: URL): Effect.Effect<ListPage | undefined, Refused> => {
  const [limitText, afterText] = [searchParams.get("limit"), searchParams.get("after")]
  if (limitText === null && afterText === null) return Effect.undefined
  const limit = limitIn(limitText)
  if (limit === undefined) return Effect.fail(wrongLimit)
  const after = afterText === null ? null : placeIn(afterText)
  return after === undefined ? Effect.fail(wrongAfter) : Effect.succeed({ limit, after })
}

export const nextPage = (path: string, items: ReadonlyArray<FeedbackItem>, page: ListPage | undefined) => {
  const last = items.at(-1)
  if (page === undefined || last === undefined || items.length < page.limit) return {}
  const after = `${last.createdAt.slice(0, 10)}.${last.id}`
  return { link: `<${path}?limit=${page.limit}&after=${after}>; rel="next"` }
}

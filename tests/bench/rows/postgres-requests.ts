import { linkOf, textAt } from "../data/fill-hive.ts"
import { tokenOf } from "../data/large-database.ts"
import { feedbackRequest, getRequest } from "../load/load.ts"
import { fewHives } from "../servers/databases.ts"

/** A request of a visitor or an owner. */
export interface BenchRequest {
  readonly what: string
  readonly status: number
  readonly of: (hive: number, turn: number) => string
}

export const page: BenchRequest = {
  what: "GET /{link}",
  status: 200,
  of: (hive) => getRequest(`/${linkOf(hive)}`)
}

export const post: BenchRequest = {
  what: "POST feedback",
  status: 201,
  of: (hive, turn) => feedbackRequest(linkOf(hive), textAt(turn))
}

export const list: BenchRequest = {
  what: "GET owner's list",
  status: 200,
  of: (hive) => getRequest("/api/user/feedback", [`cookie: honesthive=${tokenOf(hive)}`])
}

const maxRequests = 5_000

/** Hives from everywhere in a database, none after its neighbour. */
export const spread = (hives: number): ReadonlyArray<number> => {
  const count = Math.min(hives, maxRequests)
  const step = hives / count
  return Array.from({ length: count }, (_, turn) => Math.floor(((turn * 7_919) % count) * step))
}

/** The database that counts as empty holds no other hives than these. */
export const fewOwners: ReadonlyArray<number> = spread(fewHives)

import { readFileSync } from "node:fs"
import type { Case } from "../../../fixtures/bad-inputs/materialize.mjs"

const fixture = new URL("../../../fixtures/bad-inputs/cases.jsonl", import.meta.url)

export const allCases: ReadonlyArray<Case> = readFileSync(fixture, "utf8")
  .trim()
  .split("\n")
  .map((line): Case => JSON.parse(line))

/** Calls of later issues. Until then they answer 404, which leaks nothing. */
const notServedYet = ["/api/admin", "/API/admin", "/uploads/"] as const

const pathOf = ({ call }: Case): string => call.slice(call.indexOf(" ") + 1)

const sendsPhoto = ({ multipart }: Case): boolean =>
  multipart?.parts.some(
    ({ file, name }) => name === "profileImage" && file !== undefined && file !== "empty"
  ) === true

export type Kind = "socket" | "not served yet" | "photo" | "served"

/** How far a case can be held to what it expects today. */
export const kindOf = (one: Case): Kind => {
  if (one.rawRequest !== undefined) return "socket"
  if (notServedYet.some((prefix) => pathOf(one).startsWith(prefix))) return "not served yet"
  return sendsPhoto(one) ? "photo" : "served"
}

const failuresOf = (one: Case): ReadonlyArray<number> => one.expect.status.filter((status) => status >= 400)

/** What the case expects; where that needs a later issue, today's refusal or any failure that it allows. */
export const expectedStatuses = (one: Case): ReadonlyArray<number> =>
  ({
    socket: one.expect.status,
    served: one.expect.status,
    "not served yet": [404, ...failuresOf(one)],
    photo: [415, ...failuresOf(one)]
  })[kindOf(one)]

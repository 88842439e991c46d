import { Effect } from "effect"
import { noteSeen as note, readSeen as read } from "#core/use-cases/seen/seen-marks.ts"
import { answering } from "../calls/answering.ts"
import { ownerCall } from "../calls/call-route.ts"

const answerSeen = answering("readSeen")

export const readSeen = ownerCall("readSeen", ({ account }) =>
  Effect.flatMap(read(account.owner), answerSeen)
)

const answerNoted = answering("noteSeen")

export const noteSeen = ownerCall("noteSeen", ({ account, body }) =>
  body.pipe(
    Effect.flatMap((seen) => note(account.owner, seen)),
    Effect.flatMap((noted) => answerNoted(noted))
  )
)

import { Effect } from "effect"
import { noteSeen as noteSeenUseCase, readSeen as readSeenUseCase } from "#core/use-cases/seen/seen-marks.ts"
import { ownerCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"

const respondWithSeen = makeResponder("readSeen")

export const readSeen = ownerCall("readSeen", ({ account }) =>
  Effect.flatMap(readSeenUseCase(account.owner), respondWithSeen)
)

const respondWithNoted = makeResponder("noteSeen")

export const noteSeen = ownerCall("noteSeen", ({ account, body }) =>
  body.pipe(
    Effect.flatMap((seen) => noteSeenUseCase(account.owner, seen)),
    Effect.flatMap((noted) => respondWithNoted(noted))
  )
)

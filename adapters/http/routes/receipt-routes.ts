import { Effect } from "effect"
import { readReceipt as readReceiptUseCase } from "#core/use-cases/feedback/read-receipt.ts"
import { takeBack } from "#core/use-cases/feedback/take-back.ts"
import { publicCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"

const respondWithReceipt = makeResponder("readReceipt")

export const readReceipt = publicCall("readReceipt", ({ body, request, site }) =>
  Effect.flatMap(body, ({ token }) =>
    site.limits.receipt(request).pipe(
      Effect.andThen(readReceiptUseCase(token)),
      Effect.flatMap((found) => respondWithReceipt(found))
    )
  )
)

const respondWithNotice = makeResponder("takeBackFeedback")

const takenBack = Effect.runSync(
  respondWithNotice({
    message:
      "If there is a note for this code, it is taken back. One that was shown goes when the page's notes next appear together, or at midnight UTC."
  })
)

export const takeBackFeedback = publicCall("takeBackFeedback", ({ body, request, site }) =>
  Effect.flatMap(body, ({ token }) =>
    site.limits.takeBack(request).pipe(Effect.andThen(takeBack(token)), Effect.as(takenBack))
  )
)

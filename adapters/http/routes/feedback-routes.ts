import { Effect } from "effect"
import { deleteFeedback as deleteFeedbackUseCase } from "#core/use-cases/feedback/delete-feedback.ts"
import { listFeedback as listFeedbackUseCase } from "#core/use-cases/feedback/list-feedback.ts"
import {
  markFeedback as markFeedbackUseCase,
  readMarks as readMarksUseCase
} from "#core/use-cases/feedback/mark-feedback.ts"
import {
  answerFeedback as answerFeedbackUseCase,
  setFeedbackStatus
} from "#core/use-cases/feedback/reply-to-feedback.ts"
import { setVisibility as setVisibilityUseCase } from "#core/use-cases/feedback/set-visibility.ts"
import { swapFeedback as swapFeedbackUseCase } from "#core/use-cases/feedback/swap-feedback.ts"
import { uncoverFeedback as uncoverFeedbackUseCase } from "#core/use-cases/feedback/uncover-feedback.ts"
import { ownerCall } from "../calls/call-route.ts"
import { makeResponder, respondWithItems } from "../calls/encode-response.ts"
import { listPageIn, nextPage } from "../requests/list-page.ts"

export const listFeedback = ownerCall("listFeedback", ({ account, site, url }) =>
  Effect.gen(function* () {
    const page = yield* listPageIn(url)
    const items = yield* listFeedbackUseCase(account.owner, page)
    return yield* respondWithItems(items, nextPage(url.pathname, items, page))
  }).pipe(site.limits.readNotes(account.owner))
)

const respondWithItem = makeResponder("setVisibility")

export const setVisibility = ownerCall("setVisibility", ({ account, body, param }) =>
  body.pipe(
    Effect.flatMap(({ isPublic }) => setVisibilityUseCase(account.owner, param("id"), isPublic)),
    Effect.flatMap(respondWithItem)
  )
)

export const swapFeedback = ownerCall("swapFeedback", ({ account, body, param }) =>
  body.pipe(
    Effect.flatMap((swap) => swapFeedbackUseCase(account.owner, param("id"), swap.with)),
    Effect.flatMap(respondWithItem)
  )
)

export const uncoverFeedback = ownerCall("uncoverFeedback", ({ account, param }) =>
  uncoverFeedbackUseCase(account.owner, param("id")).pipe(Effect.flatMap(respondWithItem))
)

const respondWithMarks = makeResponder("readMarks")

export const readMarks = ownerCall("readMarks", ({ account }) =>
  readMarksUseCase(account.owner).pipe(Effect.flatMap((marks) => respondWithMarks(marks)))
)

const respondWithMarked = makeResponder("markFeedback")

export const markFeedback = ownerCall("markFeedback", ({ account, body, param }) =>
  body.pipe(
    Effect.flatMap(({ starred, done }) =>
      markFeedbackUseCase(account.owner, param("id"), {
        ...(starred !== undefined && { isStarred: starred }),
        ...(done !== undefined && { isDone: done })
      })
    ),
    Effect.flatMap((marks) => respondWithMarked(marks))
  )
)

export const setStatus = ownerCall("setStatus", ({ account, body, param }) =>
  body.pipe(
    Effect.flatMap(({ status }) => setFeedbackStatus(account.owner, param("id"), status)),
    Effect.flatMap(respondWithItem)
  )
)

export const answerFeedback = ownerCall("answerFeedback", ({ account, body, param, site }) =>
  body.pipe(
    Effect.tap(({ answer }) => (answer === null ? Effect.void : site.limits.writeToPage(account.owner))),
    Effect.flatMap(({ answer }) => answerFeedbackUseCase(account.owner, param("id"), answer)),
    Effect.flatMap(respondWithItem)
  )
)

const respondWithDeletion = makeResponder("deleteFeedback")

export const deleteFeedback = ownerCall("deleteFeedback", ({ account, param }) =>
  deleteFeedbackUseCase(account.owner, param("id")).pipe(Effect.andThen(respondWithDeletion(undefined)))
)

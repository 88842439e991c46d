import { Effect } from "effect"
import { ProfileNotFound } from "#core/domain/profiles/profile-not-found.ts"
import { readPublicBadges } from "#core/use-cases/badges/read-public-badges.ts"
import {
  requireValidText,
  submitFeedback as submitFeedbackUseCase,
  type ValidText
} from "#core/use-cases/feedback/submit-feedback.ts"
import { readPublicAnswers } from "#core/use-cases/profiles/read-public-answers.ts"
import { readPublicProfile } from "#core/use-cases/profiles/read-public-profile.ts"
import { publicCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"
import { respondWithAnswers, respondWithBadges, respondWithProfile } from "../calls/public-responders.ts"
import { linkResponse } from "../pages/link-response.ts"
import { refusedFormPage } from "../pages/visitor-page.ts"
import { idempotencyKey } from "../requests/idempotency-key.ts"
import { sentAddress } from "../requests/page-language.ts"
import { redirect } from "../responses/plain-response.ts"

export const publicProfile = publicCall("publicProfile", (call) => {
  const link = call.param("link")
  return linkResponse(
    call,
    { link, kind: "profile" },
    Effect.flatMap(readPublicProfile(link), (found) => respondWithProfile(found))
  )
})

export const publicAnswers = publicCall("publicAnswers", (call) => {
  const link = call.param("link")
  return linkResponse(
    call,
    { link, kind: "answers" },
    Effect.flatMap(readPublicAnswers(link), (found) => respondWithAnswers(found))
  )
})

export const publicBadges = publicCall("publicBadges", (call) => {
  const link = call.param("link")
  return linkResponse(
    call,
    { link, kind: "badges" },
    Effect.flatMap(readPublicBadges(link), (found) => respondWithBadges(found))
  )
})

const respondWithSubmission = makeResponder("submitFeedback")

const accepted = { message: "Feedback submitted. It will be reviewed by our AI moderation guard." } as const

const acceptedResponse = Effect.runSync(respondWithSubmission(accepted))

interface SentNote {
  readonly content: ValidText
  readonly question: string | null
  readonly receipt: string | null
  readonly idempotencyKey: string | undefined
}

/** An account deleted while the visitor writes looks like an unused link. */
const submitTo = (link: string, note: SentNote) =>
  submitFeedbackUseCase({ link, ...note }).pipe(
    Effect.catchTag("OwnerNotFound", () => Effect.fail(new ProfileNotFound()))
  )

export const submitFeedback = publicCall("submitFeedback", ({ body, param, request, site }) =>
  Effect.gen(function* () {
    const { content, question = null, receipt = null } = yield* body
    const valid = yield* requireValidText(content)
    return { content: valid, question, receipt, idempotencyKey: yield* idempotencyKey(request) }
  }).pipe(
    Effect.tapError(() => site.limits.mistake(request)),
    Effect.flatMap((note) => site.limits.feedback(request, param("link"))(submitTo(param("link"), note))),
    Effect.as(acceptedResponse)
  )
)

const noSubmission = { content: "", question: null } as const

export const submitFeedbackForm = publicCall("submitFeedbackForm", ({ body, param, request, site, url }) => {
  const link = param("link")
  return body.pipe(
    Effect.flatMap(({ content, question = null }) =>
      requireValidText(content).pipe(
        Effect.flatMap((valid) =>
          site.limits.feedback(
            request,
            link
          )(submitTo(link, { content: valid, question, receipt: null, idempotencyKey: undefined }))
        ),
        Effect.as(redirect(303, sentAddress(`/${link}`, url))),
        Effect.catch((failure) =>
          refusedFormPage({ site, request, url }, link, { content, question }, failure)
        )
      )
    ),
    Effect.catchTag("RequestError", (refused) =>
      refusedFormPage({ site, request, url }, link, noSubmission, refused)
    )
  )
})

import { Effect } from "effect"
import { readPublicBadges } from "#core/badges/read-public-badges.ts"
import { submitFeedback as submit } from "#core/feedback/submit-feedback.ts"
import { ProfileNotFound } from "#core/profiles/profile-not-found.ts"
import { readPublicProfile } from "#core/profiles/read-public-profile.ts"
import { answering } from "../answering.ts"
import { redirect } from "../answers.ts"
import { openCall } from "../call-route.ts"
import { idempotencyKey } from "../idempotency-key.ts"
import { refusedPage } from "../visitor-page.ts"

const answerProfile = answering("publicProfile")

export const publicProfile = openCall("publicProfile", ({ param }) =>
  readPublicProfile(param("link")).pipe(Effect.flatMap((profile) => answerProfile(profile)))
)

const answerBadges = answering("publicBadges")

export const publicBadges = openCall("publicBadges", ({ param }) =>
  readPublicBadges(param("link")).pipe(Effect.flatMap((badges) => answerBadges(badges)))
)

const answerSubmission = answering("submitFeedback")

const receipt = { message: "Feedback submitted. It will be reviewed by our AI moderation guard." } as const

/** To a visitor, an account that goes while they write is a link that nobody uses. */
const submitTo = (link: string, content: string, key: string | undefined) =>
  submit({ link, content, idempotencyKey: key }).pipe(
    Effect.catchTag("OwnerNotFound", () => Effect.fail(new ProfileNotFound()))
  )

export const submitFeedback = openCall("submitFeedback", ({ body, param, request, site }) =>
  Effect.gen(function* () {
    const { content } = yield* body
    yield* site.limits.feedback(request, param("link"))
    yield* submitTo(param("link"), content, yield* idempotencyKey(request))
    return yield* answerSubmission(receipt)
  })
)

export const submitFeedbackForm = openCall("submitFeedbackForm", ({ body, param, request, site }) =>
  body.pipe(
    Effect.flatMap(({ content }) =>
      site.limits.feedback(request, param("link")).pipe(
        Effect.andThen(submitTo(param("link"), content, undefined)),
        Effect.as(redirect(303, `/${param("link")}?sent=1`)),
        Effect.catch((failure) => refusedPage(site, param("link"), content, failure))
      )
    ),
    Effect.catchTag("Refused", (refused) => refusedPage(site, param("link"), "", refused))
  )
)

import { Effect, Option } from "effect"
import { calls } from "#core/contract/calls.ts"
import { normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import { Mailer } from "#core/ports/mailer.ts"
import { changeEmail as changeEmailUseCase } from "#core/use-cases/accounts/change-email.ts"
import { changePassword as changePasswordUseCase } from "#core/use-cases/accounts/change-password.ts"
import { chooseAudience as chooseAudienceUseCase } from "#core/use-cases/accounts/choose-audience.ts"
import { confirmEmailChange, mailEmailChange } from "#core/use-cases/accounts/mailed-email-change.ts"
import {
  endOtherSessions as endOtherSessionsUseCase,
  endSession as endSessionUseCase,
  listSessions as listSessionsUseCase
} from "#core/use-cases/accounts/manage-sessions.ts"
import { readAccountSettings } from "#core/use-cases/accounts/read-account-settings.ts"
import { setDigest as setDigestUseCase } from "#core/use-cases/accounts/set-digest.ts"
import { setSyndication as setSyndicationUseCase } from "#core/use-cases/accounts/set-syndication.ts"
import { changeAccount } from "#core/use-cases/profiles/change-account.ts"
import { chooseQuestions as chooseQuestionsUseCase } from "#core/use-cases/questions/choose-questions.ts"
import { setWebhook as setWebhookUseCase } from "#core/use-cases/webhooks/set-webhook.ts"
import { type OwnerRequest, ownerCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"
import { sessionCookie } from "../cookies/session-cookie.ts"
import { pageLanguage } from "../requests/page-language.ts"
import { noContent } from "../responses/plain-response.ts"
import { respondWithSettings } from "./respond-with-settings.ts"

const asNoContent = Effect.as(noContent)

export const accountSettings = ownerCall("accountSettings", ({ account }) => respondWithSettings(account))

export const changePassword = ownerCall("changePassword", ({ account, session, body, request, site, url }) =>
  body.pipe(
    Effect.flatMap((passwords) =>
      changePasswordUseCase({ account, session }, passwords, pageLanguage({ request, url })).pipe(
        site.limits.signIn(request, account.email)
      )
    ),
    Effect.map((token) => ({ ...noContent, cookies: [sessionCookie(token, site)] }))
  )
)

const respondWithEmail = makeResponder("changeEmail")

type ChangeEmailRequest = OwnerRequest<"changeEmail">
type ChangeEmailInput = Effect.Success<ChangeEmailRequest["body"]>

const changeEmailWithoutMail = ({ account, session }: ChangeEmailRequest, input: ChangeEmailInput) =>
  changeEmailUseCase({ account, session }, input).pipe(Effect.flatMap(respondWithSettings))

const checkMailboxResponse = respondWithEmail({
  message: "A link that changes your email is on its way to it."
}).pipe(Effect.map((response) => ({ ...response, status: calls.changeEmail.later })))

const changeEmailByMail = (
  { account, session, request, site, url }: ChangeEmailRequest,
  input: ChangeEmailInput
) =>
  mailEmailChange({ account, session }, input, {
    language: pageLanguage({ request, url }),
    mayWrite: (email) => site.limits.mailTo(request, email, "new email")
  }).pipe(Effect.andThen(checkMailboxResponse))

/** Without mail, the response reveals whether an email is taken, so it also counts as a sign-up. */
export const changeEmail = ownerCall("changeEmail", (call) =>
  Effect.gen(function* () {
    const { account, request, site } = call
    const input = yield* call.body
    yield* site.limits.signUp(request)
    const isSame = normaliseEmail(input.email) === account.email
    const isMailed = !isSame && Option.isSome(yield* Mailer)
    const change = Effect.gen(function* () {
      return isMailed ? yield* changeEmailByMail(call, input) : yield* changeEmailWithoutMail(call, input)
    })
    return yield* site.limits.signIn(request, account.email)(change)
  })
)

export const confirmNewEmail = ownerCall("confirmNewEmail", ({ account, body, request, site }) =>
  body.pipe(
    Effect.tap(site.limits.openMailedLink(request)),
    Effect.flatMap(({ token }) => confirmEmailChange(account, token)),
    Effect.flatMap(respondWithSettings)
  )
)

export const setDigest = ownerCall("setDigest", ({ account, body }) =>
  body.pipe(
    Effect.flatMap((digest) => setDigestUseCase(account.owner, digest)),
    Effect.flatMap(respondWithSettings)
  )
)

export const chooseLanguage = ownerCall("chooseLanguage", ({ account, body, site }) =>
  body.pipe(
    Effect.tap(site.limits.changeLanguage(account.owner)),
    Effect.flatMap(({ language }) => changeAccount(account.owner, { language })),
    Effect.flatMap(respondWithSettings)
  )
)

const respondWithWebhook = makeResponder("setWebhook")

export const setWebhook = ownerCall("setWebhook", ({ account, body, site }) =>
  body.pipe(
    Effect.tap(site.limits.setWebhook(account.owner)),
    Effect.flatMap((webhook) => setWebhookUseCase(account, webhook)),
    Effect.flatMap(({ account: changed, secret }) =>
      Effect.map(readAccountSettings(changed), (settings) => ({ account: settings, secret }))
    ),
    Effect.flatMap((changed) => respondWithWebhook(changed))
  )
)

export const removeWebhook = ownerCall("removeWebhook", ({ account }) =>
  changeAccount(account.owner, { webhook: null }).pipe(Effect.flatMap(respondWithSettings))
)

export const chooseAudience = ownerCall("chooseAudience", ({ account, body, site }) =>
  body.pipe(
    Effect.tap(site.limits.changePage(account.owner)),
    Effect.flatMap(({ audience }) => chooseAudienceUseCase(account.owner, audience)),
    Effect.flatMap(respondWithSettings)
  )
)

export const chooseQuestions = ownerCall("chooseQuestions", ({ account, body, site }) =>
  body.pipe(
    Effect.tap(site.limits.writeToPage(account.owner)),
    Effect.flatMap(({ questions }) => chooseQuestionsUseCase(account.owner, questions)),
    Effect.flatMap(respondWithSettings)
  )
)

export const setSyndication = ownerCall("setSyndication", ({ account, body, site }) =>
  body.pipe(
    Effect.tap(site.limits.changePage(account.owner)),
    Effect.flatMap((syndication) => setSyndicationUseCase(account.owner, syndication)),
    Effect.flatMap(respondWithSettings)
  )
)

export const setPreview = ownerCall("setPreview", ({ account, body, site }) =>
  body.pipe(
    Effect.tap(site.limits.changePage(account.owner)),
    Effect.flatMap(({ photo }) => changeAccount(account.owner, { previewPhoto: photo })),
    Effect.flatMap(respondWithSettings)
  )
)

const respondWithSessions = makeResponder("listSessions")

export const listSessions = ownerCall("listSessions", ({ session }) =>
  Effect.flatMap(listSessionsUseCase(session), (sessions) => respondWithSessions(sessions))
)

export const endOtherSessions = ownerCall("endOtherSessions", ({ session }) =>
  asNoContent(endOtherSessionsUseCase(session))
)

export const endSession = ownerCall("endSession", ({ account, param }) =>
  asNoContent(endSessionUseCase(account.owner, param("id")))
)

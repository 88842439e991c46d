import { Effect } from "effect"
import { forgotPassword as forgotPasswordUseCase } from "#core/use-cases/accounts/forgot-password.ts"
import { confirmSignUp as confirmSignUpUseCase } from "#core/use-cases/accounts/mailed-sign-up.ts"
import { resetPassword as resetPasswordUseCase } from "#core/use-cases/accounts/reset-password.ts"
import { publicCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"
import { respondSignedIn } from "../cookies/respond-signed-in.ts"
import { deviceIn } from "../requests/device-in.ts"
import { pageLanguage } from "../requests/page-language.ts"
import { noContent } from "../responses/plain-response.ts"

const respondWithForgotPassword = makeResponder("forgotPassword")

const mailOnItsWay = "If there is an account with this email, a link to choose a new password is on its way."

export const forgotPassword = publicCall("forgotPassword", ({ body, request, site: { limits }, url }) =>
  body.pipe(
    Effect.tap(limits.mail(request)),
    Effect.flatMap(({ email }) =>
      forgotPasswordUseCase(email, {
        language: pageLanguage({ request, url }),
        mayWrite: (address) => limits.mailTo(request, address, "reset")
      })
    ),
    Effect.andThen(respondWithForgotPassword({ message: mailOnItsWay }))
  )
)

export const resetPassword = publicCall("resetPassword", ({ body, request, site, url }) =>
  body.pipe(
    Effect.tap(site.limits.openMailedLink(request)),
    Effect.flatMap((chosen) => resetPasswordUseCase(chosen, pageLanguage({ request, url }))),
    Effect.as(noContent)
  )
)

const respondWithConfirmSignUp = makeResponder("confirmSignUp")

export const confirmSignUp = publicCall("confirmSignUp", ({ body, request, site, url }) =>
  body.pipe(
    Effect.tap(site.limits.openMailedLink(request)),
    Effect.flatMap((chosen) => confirmSignUpUseCase(chosen, deviceIn(request))),
    Effect.flatMap((signedIn) => respondSignedIn(respondWithConfirmSignUp, signedIn, { request, site, url }))
  )
)

import { Effect } from "effect"
import { forgotPassword as forgotPasswordOf } from "#core/use-cases/accounts/forgot-password.ts"
import { confirmSignUp as confirmSignUpBy } from "#core/use-cases/accounts/mailed-sign-up.ts"
import { resetPassword as resetPasswordBy } from "#core/use-cases/accounts/reset-password.ts"
import { emptyAnswer } from "../answers/answers.ts"
import { answering } from "../calls/answering.ts"
import { openCall } from "../calls/call-route.ts"
import { welcome } from "../cookies/welcome.ts"
import { deviceIn } from "../requests/device-in.ts"

const answerForgotPassword = answering("forgotPassword")

const onItsWay = "If there is an account with this email, a link to choose a new password is on its way."

export const forgotPassword = openCall("forgotPassword", ({ body, request, site: { limits } }) =>
  body.pipe(
    Effect.tap(limits.mail(request)),
    Effect.flatMap(({ email }) =>
      forgotPasswordOf(email, (address) => limits.mailTo(request, address, "reset"))
    ),
    Effect.andThen(answerForgotPassword({ message: onItsWay }))
  )
)

export const resetPassword = openCall("resetPassword", ({ body, request, site }) =>
  body.pipe(
    Effect.tap(site.limits.mail(request)),
    Effect.flatMap(resetPasswordBy),
    Effect.as(emptyAnswer(204))
  )
)

const answerConfirmSignUp = answering("confirmSignUp")

export const confirmSignUp = openCall("confirmSignUp", ({ body, request, site }) =>
  body.pipe(
    Effect.tap(site.limits.mail(request)),
    Effect.flatMap((chosen) => confirmSignUpBy(chosen, deviceIn(request))),
    Effect.flatMap((signedIn) => welcome(answerConfirmSignUp, signedIn, { request, site }))
  )
)

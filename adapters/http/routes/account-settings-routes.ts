import { Effect } from "effect"
import { changeEmail as changeEmailOf } from "#core/use-cases/accounts/change-email.ts"
import { changePassword as changePasswordOf } from "#core/use-cases/accounts/change-password.ts"
import {
  endSession as endOne,
  endOtherSessions as endOthers,
  listSessions as sessionsOf
} from "#core/use-cases/accounts/manage-sessions.ts"
import { readAccountSettings } from "#core/use-cases/accounts/read-account-settings.ts"
import { setDigest as setDigestOf } from "#core/use-cases/accounts/set-digest.ts"
import { emptyAnswer } from "../answers/answers.ts"
import { answering } from "../calls/answering.ts"
import { ownerCall } from "../calls/call-route.ts"

const done = Effect.as(emptyAnswer(204))

const answerSettings = answering("accountSettings")

export const accountSettings = ownerCall("accountSettings", ({ account }) =>
  Effect.flatMap(readAccountSettings(account), (settings) => answerSettings(settings))
)

/** A wrong password counts like a sign-in that failed. */
export const changePassword = ownerCall("changePassword", ({ account, session, body, request, site }) =>
  body.pipe(
    Effect.flatMap((passwords) =>
      changePasswordOf({ account, session }, passwords).pipe(site.limits.signIn(request, account.email))
    ),
    done
  )
)

const answerEmail = answering("changeEmail")

/** It tells whether somebody has an e-mail, as signing up does, and so counts like that too. */
export const changeEmail = ownerCall("changeEmail", ({ account, session, body, request, site }) =>
  body.pipe(
    Effect.tap(site.limits.signUp(request)),
    Effect.flatMap((wanted) =>
      changeEmailOf({ account, session }, wanted).pipe(site.limits.signIn(request, account.email))
    ),
    Effect.flatMap(readAccountSettings),
    Effect.flatMap((settings) => answerEmail(settings))
  )
)

const answerDigest = answering("setDigest")

export const setDigest = ownerCall("setDigest", ({ account, body }) =>
  body.pipe(
    Effect.flatMap((asked) => setDigestOf(account.owner, asked)),
    Effect.flatMap(readAccountSettings),
    Effect.flatMap((settings) => answerDigest(settings))
  )
)

const answerSessions = answering("listSessions")

export const listSessions = ownerCall("listSessions", ({ session }) =>
  Effect.flatMap(sessionsOf(session), (sessions) => answerSessions(sessions))
)

export const endOtherSessions = ownerCall("endOtherSessions", ({ session }) => done(endOthers(session)))

export const endSession = ownerCall("endSession", ({ account, param }) =>
  done(endOne(account.owner, param("id")))
)

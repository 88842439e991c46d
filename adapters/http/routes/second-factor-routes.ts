import { Effect } from "effect"
import {
  renewOwnerRecoveryCodes,
  secondFactorOfOwner,
  setUpOwnerSecondFactor,
  turnOffOwnerSecondFactor
} from "#core/use-cases/accounts/owner-second-factor.ts"
import { secondFactorOfAdmin } from "#core/use-cases/admins/admin-second-factor.ts"
import {
  beginSecondFactor as beginSecondFactorUseCase,
  confirmSecondFactor as confirmSecondFactorUseCase,
  renewRecoveryCodes as renewRecoveryCodesUseCase,
  turnOffSecondFactor as turnOffSecondFactorUseCase
} from "#core/use-cases/second-factor/manage-second-factor.ts"
import { adminCall, ownerCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"
import { adminToken } from "../cookies/session-cookie.ts"
import { codeNotices } from "../requests/code-notices.ts"
import { pageLanguage } from "../requests/page-language.ts"
import { noContent } from "../responses/plain-response.ts"

const respondWithSecret = makeResponder("beginSecondFactor")
const respondWithCodes = makeResponder("confirmSecondFactor")

const respondWithRecoveryCodes = (recoveryCodes: ReadonlyArray<string>) => respondWithCodes({ recoveryCodes })

export const beginSecondFactor = ownerCall("beginSecondFactor", ({ account, session, body, request, site }) =>
  body.pipe(
    Effect.flatMap(({ password }) =>
      beginSecondFactorUseCase(secondFactorOfOwner({ account, session }), password).pipe(
        site.limits.signIn(request, account.email)
      )
    ),
    Effect.flatMap((secret) => respondWithSecret(secret))
  )
)

export const confirmSecondFactor = ownerCall(
  "confirmSecondFactor",
  ({ account, session, body, request, site, url }) =>
    body.pipe(
      Effect.flatMap((entered) =>
        setUpOwnerSecondFactor({ account, session }, entered, pageLanguage({ request, url })).pipe(
          site.limits.enterCode(request, `owner ${account.id}`, entered.code)
        )
      ),
      Effect.flatMap(respondWithRecoveryCodes)
    )
)

export const renewRecoveryCodes = ownerCall(
  "renewRecoveryCodes",
  ({ account, session, body, request, site, url }) =>
    body.pipe(
      Effect.flatMap((confirmed) =>
        renewOwnerRecoveryCodes(
          { account, session },
          confirmed,
          codeNotices({ account, request, site, url })
        ).pipe(site.limits.enterCode(request, `owner ${account.id}`, confirmed.code))
      ),
      Effect.flatMap(respondWithRecoveryCodes)
    )
)

export const turnOffSecondFactor = ownerCall(
  "turnOffSecondFactor",
  ({ account, session, body, request, site, url }) =>
    body.pipe(
      Effect.flatMap((confirmed) =>
        turnOffOwnerSecondFactor(
          { account, session },
          confirmed,
          codeNotices({ account, request, site, url })
        ).pipe(site.limits.enterCode(request, `owner ${account.id}`, confirmed.code))
      ),
      Effect.as(noContent)
    )
)

const respondWithState = makeResponder("adminSecondFactor")

export const adminSecondFactor = adminCall("adminSecondFactor", ({ admin: { secondFactor = null } }) =>
  respondWithState({
    isOn: secondFactor !== null,
    recoveryCodesLeft: secondFactor?.recoveryCodes.length ?? 0
  })
)

export const beginAdminSecondFactor = adminCall("beginAdminSecondFactor", ({ admin, body, request, site }) =>
  body.pipe(
    Effect.flatMap(({ password }) =>
      beginSecondFactorUseCase(secondFactorOfAdmin(admin, adminToken(request, site)), password).pipe(
        site.limits.signInAdmin(request, admin.id)
      )
    ),
    Effect.flatMap((secret) => respondWithSecret(secret))
  )
)

export const confirmAdminSecondFactor = adminCall(
  "confirmAdminSecondFactor",
  ({ admin, body, request, site }) =>
    body.pipe(
      Effect.flatMap((entered) =>
        confirmSecondFactorUseCase(secondFactorOfAdmin(admin, adminToken(request, site)), entered).pipe(
          site.limits.enterCode(request, `admin ${admin.id}`, entered.code)
        )
      ),
      Effect.flatMap(respondWithRecoveryCodes)
    )
)

export const renewAdminRecoveryCodes = adminCall(
  "renewAdminRecoveryCodes",
  ({ admin, body, request, site }) =>
    body.pipe(
      Effect.flatMap((confirmed) =>
        renewRecoveryCodesUseCase(secondFactorOfAdmin(admin, adminToken(request, site)), confirmed).pipe(
          site.limits.enterCode(request, `admin ${admin.id}`, confirmed.code)
        )
      ),
      Effect.flatMap(respondWithRecoveryCodes)
    )
)

export const turnOffAdminSecondFactor = adminCall(
  "turnOffAdminSecondFactor",
  ({ admin, body, request, site }) =>
    body.pipe(
      Effect.flatMap((confirmed) =>
        turnOffSecondFactorUseCase(secondFactorOfAdmin(admin, adminToken(request, site)), confirmed).pipe(
          site.limits.enterCode(request, `admin ${admin.id}`, confirmed.code)
        )
      ),
      Effect.as(noContent)
    )
)

import { Effect } from "effect"
import { currentUserOf } from "#core/use-cases/accounts/current-user.ts"
import { setBadgeDisplay as setBadgeDisplayUseCase } from "#core/use-cases/profiles/set-badge-display.ts"
import { updateProfile as updateProfileUseCase } from "#core/use-cases/profiles/update-profile.ts"
import { ownerCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"

const respondWithUser = makeResponder("updateProfile")

export const updateProfile = ownerCall("updateProfile", ({ account, body, site }) =>
  body.pipe(
    Effect.tap(site.limits.changeProfile(account.owner)),
    Effect.tap(({ profileImage }) =>
      profileImage === undefined ? Effect.void : site.limits.uploadPhoto(account.owner)
    ),
    Effect.flatMap((fields) => updateProfileUseCase(account.owner, fields)),
    Effect.flatMap((changed) => respondWithUser(currentUserOf(changed)))
  )
)

const respondWithBadgeDisplay = makeResponder("setBadgeDisplay")

export const setBadgeDisplay = ownerCall("setBadgeDisplay", ({ account, body }) =>
  body.pipe(
    Effect.flatMap(({ showBadgesOnLanding }) => setBadgeDisplayUseCase(account.owner, showBadgesOnLanding)),
    Effect.flatMap((changed) => respondWithBadgeDisplay(currentUserOf(changed)))
  )
)

import { Effect } from "effect"
import { linkTexts } from "#core/domain/links/link-rules.ts"
import { currentUserOf } from "#core/use-cases/accounts/current-user.ts"
import { checkLink as checkLinkUseCase } from "#core/use-cases/links/check-link.ts"
import { updateLink as updateLinkUseCase } from "#core/use-cases/links/update-link.ts"
import { ownerCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"
import type { RateLimited } from "../responses/rate-limited.ts"
import { badRequest, type RequestError } from "../responses/request-error.ts"

/** The link is the only field, so a body over the limit means that the link is too long. */
const tooLongForLink = <E extends RateLimited | RequestError>(refused: E): E | RequestError =>
  "status" in refused && refused.status === 413 ? badRequest(linkTexts.malformed) : refused

const respondWithCheck = makeResponder("checkLink")

export const checkLink = ownerCall("checkLink", ({ account, body, site }) =>
  body.pipe(
    Effect.mapError(tooLongForLink),
    Effect.tap(site.limits.checkLink(account.owner)),
    Effect.flatMap(({ customLink }) => checkLinkUseCase(account.owner, customLink)),
    Effect.flatMap((availability) => respondWithCheck(availability))
  )
)

const respondWithUpdate = makeResponder("updateLink")

export const updateLink = ownerCall("updateLink", ({ account, body, site }) =>
  body.pipe(
    Effect.mapError(tooLongForLink),
    Effect.flatMap(({ customLink }) =>
      updateLinkUseCase(account.owner, customLink).pipe(site.limits.changeLink(account.owner))
    ),
    Effect.flatMap((changed) => respondWithUpdate(currentUserOf(changed)))
  )
)

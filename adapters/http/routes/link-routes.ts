import { Effect } from "effect"
import { currentUserOf } from "#core/accounts/current-user.ts"
import { checkLink as check } from "#core/links/check-link.ts"
import { linkTexts } from "#core/links/link-rules.ts"
import { updateLink as update } from "#core/links/update-link.ts"
import { answering } from "../answering.ts"
import { ownerCall } from "../call-route.ts"
import { malformed, type Refused } from "../refused.ts"

/** A body that is too large can only hold a link that is too long. */
const tooLongForLink = (refused: Refused): Refused =>
  refused.status === 413 ? malformed(linkTexts.malformed) : refused

const answerCheck = answering("checkLink")

export const checkLink = ownerCall("checkLink", ({ account, body, site }) =>
  body.pipe(
    Effect.mapError(tooLongForLink),
    Effect.tap(site.limits.checkLink(account.owner)),
    Effect.flatMap(({ customLink }) => check(account.owner, customLink)),
    Effect.flatMap((availability) => answerCheck(availability))
  )
)

const answerUpdate = answering("updateLink")

export const updateLink = ownerCall("updateLink", ({ account, body, site }) =>
  body.pipe(
    Effect.mapError(tooLongForLink),
    Effect.flatMap(({ customLink }) =>
      update(account.owner, customLink).pipe(site.limits.changeLink(account.owner))
    ),
    Effect.flatMap((changed) => answerUpdate(currentUserOf(changed)))
  )
)

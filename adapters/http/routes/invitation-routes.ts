import { Effect } from "effect"
import { listInvitations as listInvitationsUseCase } from "#core/use-cases/invitations/list-invitations.ts"
import { makeInvitation as makeInvitationUseCase } from "#core/use-cases/invitations/make-invitation.ts"
import { withdrawInvitation as withdrawInvitationUseCase } from "#core/use-cases/invitations/withdraw-invitation.ts"
import { operatorCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"
import { pageLanguage } from "../requests/page-language.ts"
import { noContent } from "../responses/plain-response.ts"

const respondWithInvitations = makeResponder("listInvitations")

export const listInvitations = operatorCall("listInvitations", () =>
  Effect.flatMap(listInvitationsUseCase, (invitations) => respondWithInvitations(invitations))
)

const respondWithInvitation = makeResponder("makeInvitation")

export const makeInvitation = operatorCall("makeInvitation", ({ admin, body, request, site, url }) =>
  body.pipe(
    Effect.tap(site.limits.makeInvitation(admin.id)),
    Effect.flatMap((input) => makeInvitationUseCase(input, admin.username, pageLanguage({ request, url }))),
    Effect.flatMap((made) => respondWithInvitation(made))
  )
)

export const withdrawInvitation = operatorCall("withdrawInvitation", ({ admin, param }) =>
  Effect.as(withdrawInvitationUseCase(param("id"), admin.username), noContent)
)

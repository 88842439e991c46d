import { Effect, Option, Result } from "effect"
import type { InvitationRequest } from "../../contract/invitation-schemas.ts"
import { MailOff } from "../../domain/accounts/access-errors.ts"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import { putChange } from "../../domain/hives/change.ts"
import { changed } from "../../domain/hives/change-result.ts"
import type { Invitation } from "../../domain/invitations/invitation.ts"
import { TooManyInvitations } from "../../domain/invitations/invitation-errors.ts"
import { isOpenInvitation, lastDayOf, maxOpenInvitations } from "../../domain/invitations/invitation-rules.ts"
import { addressIn, defaultLanguage, type Language } from "../../domain/languages/language.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { Mailer } from "../../ports/mailer.ts"
import { PublicAddress } from "../../ports/public-address.ts"
import { Secrets } from "../../ports/secrets.ts"
import { invitationIdOf } from "../accounts/admit-sign-up.ts"
import { validEmail } from "../accounts/valid-email.ts"
import { makeAdminEntry } from "../admins/admin-entry.ts"
import { Outbox } from "../mails/outbox.ts"
import { writeMail } from "../mails/write-mail.ts"
import { today } from "../time/today.ts"
import { invitationView } from "./list-invitations.ts"

const recipientOf = Effect.fnUntraced(function* ({ email }: InvitationRequest) {
  if (email === undefined) return undefined
  if (Option.isNone(yield* Mailer)) return yield* new MailOff()
  return yield* validEmail(email)
})

const newInvitation = Effect.fnUntraced(function* (code: string, uses: number) {
  const madeOn = yield* today
  const invitation: Invitation = {
    kind: "invitation",
    owner: installationOwner,
    id: yield* invitationIdOf(code),
    madeOn,
    lastDay: lastDayOf(madeOn),
    uses,
    used: 0
  }
  return invitation
})

const storeInvitation = Effect.fnUntraced(function* (invitation: Invitation, who: string) {
  const entry = yield* makeAdminEntry(who, "made an invitation")
  yield* (yield* InstallationStore).change(({ invitations }) => {
    const open = [...invitations.values()].filter((other) => isOpenInvitation(other, invitation.madeOn))
    return open.length < maxOpenInvitations
      ? changed(putChange(invitation, entry))
      : Result.fail(new TooManyInvitations())
  })
})

/**
 * Makes a link for one sign-up, or for several, and mails it if an address is given. The link is stored nowhere. The mail
 * is in the language of the admin's page, because nothing else is known of its reader.
 */
export const makeInvitation = Effect.fn("makeInvitation")(function* (
  input: InvitationRequest,
  who: string,
  language: Language = defaultLanguage
) {
  const to = yield* recipientOf(input)
  const code = yield* (yield* Secrets).token
  const invitation = yield* newInvitation(code, input.uses)
  yield* storeInvitation(invitation, who)
  const path = `/sign-up#${code}`
  const origin = yield* PublicAddress
  if (to !== undefined) {
    const link = new URL(addressIn(language, path), origin).href
    const mail = yield* writeMail({ to, language }, { kind: "invitation", link })
    yield* (yield* Outbox).post(Effect.succeedSome({ mail, isSent: true }))
  }
  return { ...invitationView(invitation, invitation.madeOn), link: new URL(path, origin).href }
})

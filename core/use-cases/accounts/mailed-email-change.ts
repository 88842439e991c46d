import { Effect, Option, Result, Schema } from "effect"
import { MailedLinkUnusable } from "../../domain/accounts/access-errors.ts"
import { type Account, mailLanguageOf } from "../../domain/accounts/account.ts"
import type { AssociatedData } from "../../domain/values/sealed.ts"
import { Directory } from "../../ports/directory.ts"
import { Outbox } from "../mails/outbox.ts"
import { postNotice } from "../mails/post-notice.ts"
import { type MailingRequest, writeMail } from "../mails/write-mail.ts"
import { assignEmail } from "./change-email.ts"
import { confirmOwner, type SignedInOwner } from "./confirm-owner.ts"
import { currentEra, stillFreeEmail } from "./mailed-email.ts"
import { makeSealedLink, openSealedLink } from "./sealed-link.ts"
import { validEmail } from "./valid-email.ts"

const associatedDataOf = ({ owner }: Account): AssociatedData => ({ owner, item: "", field: "email" })

/** The link becomes void if the account's email or password changes, or if another account takes the new email. */
const EmailChange = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  era: Schema.NullOr(Schema.String),
  passwordHash: Schema.NullOr(Schema.String)
})

/**
 * If the address belongs to an account, no mail is sent, but the same work is done, so that the caller can't tell.
 */
const writeChangeMail = Effect.fnUntraced(function* (account: Account, to: string, request: MailingRequest) {
  const mayWrite = yield* request.mayWrite(to)
  const found = yield* (yield* Directory).findByEmail(to)
  const held = {
    from: account.email,
    to,
    era: yield* currentEra(to),
    passwordHash: account.passwordHash
  }
  const language = mailLanguageOf(account, request.language)
  const page = { page: "/confirm-new-email", language }
  const link = yield* makeSealedLink(page, held, associatedDataOf(account))
  const mail = yield* writeMail({ to, language }, { kind: "newEmail", link })
  return Option.some({ mail, isSent: mayWrite && Option.isNone(found) })
})

export const mailEmailChange = Effect.fn("mailEmailChange")(function* (
  asking: SignedInOwner,
  input: { readonly password?: string; readonly email: string },
  request: MailingRequest
) {
  const to = yield* validEmail(input.email)
  yield* confirmOwner(asking, input.password)
  const { account } = asking
  yield* (yield* Outbox).post(writeChangeMail(account, to, request))
  yield* postNotice(account, "emailChange", request.language)
})

export const confirmEmailChange = Effect.fn("confirmEmailChange")(
  function* (asking: Account, token: string) {
    const link = yield* openSealedLink(token, EmailChange, associatedDataOf(asking))
    const mailed = yield* stillFreeEmail(link.to, link.era)
    const mayChange = (account: Account): Result.Result<Account, MailedLinkUnusable> =>
      account.email === link.from && account.passwordHash === link.passwordHash
        ? Result.succeed(account)
        : Result.fail(new MailedLinkUnusable())
    return yield* assignEmail(asking.owner, link.to, mayChange, mailed)
  },
  Effect.catchTag("EmailTaken", () => Effect.fail(new MailedLinkUnusable()))
)

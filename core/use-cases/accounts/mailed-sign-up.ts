import { Effect, Option, Schema } from "effect"
import { MailedLinkUnusable } from "../../domain/accounts/access-errors.ts"
import { mailLanguageOf } from "../../domain/accounts/account.ts"
import type { Device } from "../../domain/accounts/device.ts"
import { addressIn } from "../../domain/languages/language.ts"
import type { MailContent } from "../../domain/mails/mail-content.ts"
import type { AssociatedData } from "../../domain/values/sealed.ts"
import { Directory } from "../../ports/directory.ts"
import { PublicAddress } from "../../ports/public-address.ts"
import { Outbox } from "../mails/outbox.ts"
import { type MailingRequest, writeMail } from "../mails/write-mail.ts"
import { admitByCode, admitById } from "./admit-sign-up.ts"
import { hashedPassword } from "./create-account.ts"
import { issuerMail } from "./issuer-mail.ts"
import { currentEra, stillFreeEmail } from "./mailed-email.ts"
import { requirePasswords } from "./require-passwords.ts"
import { makeSealedLink, openSealedLink } from "./sealed-link.ts"
import { startSession } from "./start-session.ts"
import { storeAccount } from "./store-account.ts"
import { validEmail } from "./valid-email.ts"

const signUpAssociatedData: AssociatedData = { owner: "", item: "", field: "sign-up" }

/** Contains no password: the person who requested the link may not be the one who opens it. */
const SignUp = Schema.Struct({
  email: Schema.String,
  era: Schema.NullOr(Schema.String),
  invitation: Schema.optionalKey(Schema.NullOr(Schema.String))
})

const writeSignUpMail = Effect.fnUntraced(function* (
  email: string,
  invitation: string | null,
  { language: asked, mayWrite }: MailingRequest
) {
  const isSent = yield* mayWrite(email)
  const found = yield* (yield* Directory).findByEmail(email)
  const language = Option.match(found, {
    onNone: () => asked,
    onSome: (account) => mailLanguageOf(account, asked)
  })
  const link = yield* makeSealedLink(
    { page: "/confirm-email", language },
    { email, era: yield* currentEra(email), invitation },
    signUpAssociatedData
  )
  const forgotten = new URL(addressIn(language, "/forgot-password"), yield* PublicAddress).href
  const content = Option.getOrElse(
    yield* issuerMail(found, language),
    (): MailContent =>
      Option.isNone(found) ? { kind: "confirm", link } : { kind: "emailTaken", link: forgotten }
  )
  return Option.some({ mail: yield* writeMail({ to: email, language }, content), isSent })
})

/**
 * Mails a link that creates an account, or a notice if the account exists. The caller can't tell the two apart, nor
 * whether the address's quota allowed the mail.
 */
export const mailSignUp = Effect.fn("mailSignUp")(function* (
  input: { readonly email: string; readonly invitation?: string },
  request: MailingRequest
) {
  yield* requirePasswords
  const { invitation } = yield* admitByCode(input.invitation)
  const email = yield* validEmail(input.email)
  yield* (yield* Outbox).post(writeSignUpMail(email, invitation, request))
})

export const confirmSignUp = Effect.fn("confirmSignUp")(
  function* (input: { readonly token: string; readonly password?: string }, device: Device) {
    yield* requirePasswords
    const { email, era, invitation = null } = yield* openSealedLink(input.token, SignUp, signUpAssociatedData)
    const mailed = yield* stillFreeEmail(email, era)
    const conditions = yield* admitById(invitation)
    const passwordHash = yield* hashedPassword(input.password ?? "", email)
    const account = yield* storeAccount({ email, passwordHash }, { ...conditions, mailed })
    return { account, token: yield* startSession(account, device) }
  },
  // Another request used the link first, or deleted the account before its session began.
  Effect.catchTags({
    EmailTaken: () => Effect.fail(new MailedLinkUnusable()),
    OwnerNotFound: () => Effect.fail(new MailedLinkUnusable())
  })
)

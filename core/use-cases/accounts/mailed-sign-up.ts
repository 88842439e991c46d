import { Effect, Option, Schema } from "effect"
import { MailedLinkUnusable } from "../../domain/accounts/access-errors.ts"
import type { Device } from "../../domain/accounts/device.ts"
import { confirmMail, takenMail } from "../../domain/mails/mail-texts.ts"
import type { SealedPlace } from "../../domain/values/sealed.ts"
import { Directory } from "../../ports/directory.ts"
import { PublicAddress } from "../../ports/public-address.ts"
import { Outbox } from "../mails/outbox.ts"
import { checkedCredentials } from "./create-account.ts"
import { storeAccount } from "./new-account.ts"
import { requireSignUp } from "./require-sign-up.ts"
import { makeSealedLink, openSealedLink } from "./sealed-link.ts"
import { startSession } from "./start-session.ts"

const place: SealedPlace = { owner: "", item: "", field: "sign-up" }

const SignUp = Schema.Struct({ email: Schema.String, passwordHash: Schema.String })

const write = Effect.fnUntraced(function* (credentials: {
  readonly email: string
  readonly passwordHash: string
}) {
  const { email } = credentials
  const origin = yield* PublicAddress
  if (Option.isSome(yield* (yield* Directory).findByEmail(email))) {
    return Option.some(takenMail(email, new URL("/forgot-password", origin).href))
  }
  return Option.some(confirmMail(email, yield* makeSealedLink("/confirm-email", credentials, place)))
})

/**
 * Mails whoever signs up a link that opens the account. Where there is an account already, its owner hears of it;
 * whoever asks cannot tell the two, nor whether the address has been written to often enough (`mayWrite`).
 */
export const mailSignUp = Effect.fn("mailSignUp")(function* (
  input: { readonly email: string; readonly password: string },
  mayWrite: (email: string) => Effect.Effect<boolean>
) {
  yield* requireSignUp
  const credentials = yield* checkedCredentials(input)
  const writing = Effect.flatMap(mayWrite(credentials.email), (may) =>
    may ? write(credentials) : Effect.succeedNone
  )
  yield* (yield* Outbox).post(writing)
})

/** Makes the account of whoever opened the link, and signs its owner in: once, within seven days. */
export const confirmSignUp = Effect.fn("confirmSignUp")(function* (token: string, device: Device) {
  yield* requireSignUp
  const { email, passwordHash } = yield* openSealedLink(token, SignUp, place)
  const account = yield* storeAccount({ email, passwordHash }).pipe(
    Effect.catchTag("EmailTaken", () => Effect.fail(new MailedLinkUnusable()))
  )
  // Nobody can have removed it in this moment.
  return {
    account,
    token: yield* startSession(account, device).pipe(Effect.catchTag("OwnerNotFound", Effect.die))
  }
})

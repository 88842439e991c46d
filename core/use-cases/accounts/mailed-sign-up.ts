import { Clock, Effect, Option, Schema } from "effect"
import { MailedLinkUnusable } from "../../domain/accounts/access-errors.ts"
import type { Device } from "../../domain/accounts/device.ts"
import { confirmMail, takenMail } from "../../domain/mails/mail-texts.ts"
import { Sealed, type SealedPlace } from "../../domain/values/sealed.ts"
import { Directory } from "../../ports/directory.ts"
import { PublicAddress } from "../../ports/public-address.ts"
import { Sealer } from "../../ports/sealer.ts"
import { Outbox } from "../mails/outbox.ts"
import { checkedCredentials } from "./create-account.ts"
import { storeAccount } from "./new-account.ts"
import { requireSignUp } from "./require-sign-up.ts"
import { startSession } from "./start-session.ts"

/** Seven days. */
const life = 604_800_000

const place: SealedPlace = { owner: "", item: "", field: "sign-up" }

/** What the link holds, sealed: nothing of somebody who signs up is stored before they opened it. */
const SignUp = Schema.fromJsonString(
  Schema.Struct({ email: Schema.String, passwordHash: Schema.String, until: Schema.Finite })
)

const decode = Schema.decodeUnknownEffect(SignUp)

const unusable = Effect.mapError(() => new MailedLinkUnusable())

/** Sealed texts are base64; addresses have other letters for two of its signs, and nothing at the end. */
const inAddress = (text: string): string => text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
const outOfAddress = (text: string): Sealed =>
  Sealed(
    text
      .replaceAll("-", "+")
      .replaceAll("_", "/")
      .padEnd(Math.ceil(text.length / 4) * 4, "=")
  )

const write = Effect.fnUntraced(function* (credentials: {
  readonly email: string
  readonly passwordHash: string
}) {
  const { email } = credentials
  const origin = yield* PublicAddress
  if (Option.isSome(yield* (yield* Directory).findByEmail(email))) {
    return Option.some(takenMail(email, new URL("/forgot-password", origin).href))
  }
  const until = (yield* Clock.currentTimeMillis) + life
  const sealed = yield* (yield* Sealer).seal(JSON.stringify({ ...credentials, until }), place)
  return Option.some(confirmMail(email, new URL(`/confirm-email#${inAddress(sealed)}`, origin).href))
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
  const text = yield* (yield* Sealer).open(outOfAddress(token), place).pipe(unusable)
  const { email, passwordHash, until } = yield* decode(text).pipe(unusable)
  if ((yield* Clock.currentTimeMillis) >= until) return yield* new MailedLinkUnusable()
  const account = yield* storeAccount({ email, passwordHash }).pipe(
    Effect.catchTag("EmailTaken", () => Effect.fail(new MailedLinkUnusable()))
  )
  // Nobody can have removed it in this moment.
  return {
    account,
    token: yield* startSession(account, device).pipe(Effect.catchTag("OwnerNotFound", Effect.die))
  }
})

import { DateTime, Effect, Result } from "effect"
import { putChange } from "../../domain/hives/change.ts"
import type { SecondFactor } from "../../domain/second-factor/second-factor.ts"
import { WrongCode } from "../../domain/second-factor/second-factor-errors.ts"
import { isSameCredentialState } from "../../domain/second-factor/second-factor-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { postNotice } from "../mails/post-notice.ts"
import {
  type PasswordAndCode,
  renewRecoveryCodes,
  turnOffSecondFactor
} from "../second-factor/manage-second-factor.ts"
import { confirmOwner, type SignedInOwner } from "./confirm-owner.ts"
import { requirePasswords } from "./require-passwords.ts"
import { requirePasswordAccount } from "./signs-in-with.ts"
import { type CodeNotices, tellOfWrongCode } from "./tell-of-wrong-code.ts"

/** Owners who sign in through an issuer have their second factor there. */
export const secondFactorOfOwner = (asking: SignedInOwner) => ({
  holder: asking.account,
  label: asking.account.email,
  confirmPassword: (password: string) =>
    Effect.gen(function* () {
      yield* requirePasswords
      yield* requirePasswordAccount(asking.account)
      yield* confirmOwner(asking, password)
    }),
  store: Effect.fnUntraced(function* (secondFactor: SecondFactor | null) {
    const updatedAt = DateTime.formatIso(yield* DateTime.now)
    yield* (yield* HiveStore).change(asking.account.owner, {}, ({ account }) =>
      isSameCredentialState(asking.account, account)
        ? Result.succeed({ change: putChange({ ...account, secondFactor, updatedAt }), answer: undefined })
        : Result.fail(new WrongCode())
    )
  })
})

export const renewOwnerRecoveryCodes = (
  asking: SignedInOwner,
  confirmed: PasswordAndCode,
  notices: CodeNotices
) =>
  renewRecoveryCodes(secondFactorOfOwner(asking), confirmed).pipe(
    Effect.tapErrorTag("WrongCode", () => tellOfWrongCode(asking.account, notices))
  )

/** Also tells the owner by mail: whoever did it may have taken over a session. */
export const turnOffOwnerSecondFactor = Effect.fn("turnOffOwnerSecondFactor")(function* (
  asking: SignedInOwner,
  confirmed: PasswordAndCode,
  notices: CodeNotices
) {
  yield* turnOffSecondFactor(secondFactorOfOwner(asking), confirmed).pipe(
    Effect.tapErrorTag("WrongCode", () => tellOfWrongCode(asking.account, notices))
  )
  yield* postNotice(asking.account, "secondFactorOff", notices.language)
})

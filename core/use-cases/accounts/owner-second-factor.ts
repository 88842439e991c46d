import { DateTime, Effect, Result } from "effect"
import { sessionKeys } from "../../domain/accounts/session-rules.ts"
import { changed } from "../../domain/hives/change-result.ts"
import type { Language } from "../../domain/languages/language.ts"
import type { SecondFactor } from "../../domain/second-factor/second-factor.ts"
import { WrongCode } from "../../domain/second-factor/second-factor-errors.ts"
import { hasSecondFactor, isSameCredentialState } from "../../domain/second-factor/second-factor-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { postNotice } from "../mails/post-notice.ts"
import {
  confirmSecondFactor,
  type PasswordAndCode,
  renewRecoveryCodes,
  type SetUpAndCode,
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
    yield* (yield* HiveStore).change(asking.account.owner, { sessions: true }, ({ account, sessions }) => {
      if (!isSameCredentialState(asking.account, account)) return Result.fail(new WrongCode())
      // The first second factor ends the other sessions, which a password alone opened.
      const remove = hasSecondFactor(account) ? [] : sessionKeys(sessions, asking.session.id)
      const put = [{ ...account, secondFactor, updatedAt }]
      return changed({ put, remove })
    })
  })
})

export const renewOwnerRecoveryCodes = (
  asking: SignedInOwner,
  confirmed: PasswordAndCode,
  notices: CodeNotices
) =>
  renewRecoveryCodes(secondFactorOfOwner(asking), confirmed).pipe(
    Effect.tapErrorTag("WrongCode", () => tellOfWrongCode(asking.account, notices)),
    Effect.tap(() => postNotice(asking.account, "recoveryCodesRenewed", notices.language))
  )

/** Also tells the owner by mail: whoever knows the password may have done it. */
export const setUpOwnerSecondFactor = Effect.fn("setUpOwnerSecondFactor")(function* (
  asking: SignedInOwner,
  entered: SetUpAndCode,
  language: Language
) {
  const recoveryCodes = yield* confirmSecondFactor(secondFactorOfOwner(asking), entered)
  yield* postNotice(asking.account, "secondFactorOn", language)
  return recoveryCodes
})

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

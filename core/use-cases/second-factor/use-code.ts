import { Effect } from "effect"
import type { SecondFactor } from "../../domain/second-factor/second-factor.ts"
import { SecondFactorOff, WrongCode } from "../../domain/second-factor/second-factor-errors.ts"
import {
  afterRecoveryCode,
  afterStep,
  isOneTimeCode,
  normaliseCode,
  type SecondFactorHolder,
  secondFactorAssociatedData
} from "../../domain/second-factor/second-factor-rules.ts"
import { OneTimeCodes } from "../../ports/one-time-codes.ts"
import { Sealer } from "../../ports/sealer.ts"
import { Secrets } from "../../ports/secrets.ts"

export interface TimedCode {
  readonly code: string
  /** Epoch milliseconds: a code that waited for its turn must not expire meanwhile. */
  readonly enteredAt: number
}

const afterOneTimeCode = Effect.fnUntraced(function* (
  holder: SecondFactorHolder,
  secondFactor: SecondFactor,
  { code, enteredAt }: TimedCode
) {
  const opened = (yield* Sealer).open(secondFactor.secret, secondFactorAssociatedData(holder))
  // A secret that no key opens matches no code; recovery codes still work.
  const secret = yield* opened.pipe(Effect.mapError(() => new WrongCode()))
  const step = (yield* OneTimeCodes).stepOf(secret, code, enteredAt)
  return step === undefined ? undefined : afterStep(secondFactor, step)
})

/**
 * The second factor once this code of the app, or this recovery code, is used. To be stored in the change that the
 * code allows, and only while the holder's credentials are still the same: otherwise a code would work twice.
 */
export const useCode = Effect.fn("useCode")(function* (
  holder: SecondFactorHolder,
  { code: typed, enteredAt }: TimedCode
) {
  const { secondFactor = null } = holder
  if (secondFactor === null) return yield* new SecondFactorOff()
  const code = normaliseCode(typed)
  const used = isOneTimeCode(code)
    ? yield* afterOneTimeCode(holder, secondFactor, { code, enteredAt })
    : afterRecoveryCode(secondFactor, yield* (yield* Secrets).digest(code))
  return used ?? (yield* new WrongCode())
})

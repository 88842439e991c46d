import { Clock, Effect, Schema } from "effect"
import type { SecondFactor } from "../../domain/second-factor/second-factor.ts"
import { SecondFactorOn, SetUpExpired, WrongCode } from "../../domain/second-factor/second-factor-errors.ts"
import {
  hasSecondFactor,
  normaliseCode,
  recoveryCodeCount,
  recoveryCodeFrom,
  type SecondFactorHolder,
  secondFactorAssociatedData,
  setUpAssociatedData,
  setUpLifeMillis
} from "../../domain/second-factor/second-factor-rules.ts"
import { InstanceName } from "../../ports/instance-name.ts"
import { OneTimeCodes } from "../../ports/one-time-codes.ts"
import { Sealer } from "../../ports/sealer.ts"
import { Secrets } from "../../ports/secrets.ts"
import { openSeal, sealFor } from "../sealing/expiring-seal.ts"
import { useCode } from "./use-code.ts"

interface PasswordConfirmation<E, R> {
  readonly holder: SecondFactorHolder
  readonly confirmPassword: (password: string) => Effect.Effect<void, E, R>
}

interface SecondFactorStore<E, R> {
  readonly holder: SecondFactorHolder
  /** Fails with `WrongCode` if password or second factor changed meanwhile. */
  readonly store: (next: SecondFactor | null) => Effect.Effect<void, E, R>
}

interface NewSecretHolder<E, R> extends PasswordConfirmation<E, R> {
  readonly label: string
}

type Managed<E1, R1, E2, R2> = PasswordConfirmation<E1, R1> & SecondFactorStore<E2, R2>

export interface PasswordAndCode {
  readonly password: string
  readonly code: string
}

export interface SetUpAndCode {
  readonly setUp: string
  readonly code: string
}

const SetUp = Schema.Struct({ secret: Schema.String })

const makeRecoveryCodes = Effect.gen(function* () {
  const [{ newSecret }, { digest }] = [yield* OneTimeCodes, yield* Secrets]
  const shown = yield* Effect.replicateEffect(Effect.map(newSecret, recoveryCodeFrom), recoveryCodeCount)
  return { shown, digests: yield* Effect.forEach(shown, (code) => digest(normaliseCode(code))) }
})

/** Makes a secret, which is stored only once a code of it is entered. Until then its sealed form is the browser's. */
export const beginSecondFactor = Effect.fn("beginSecondFactor")(function* <E, R>(
  { holder, label, confirmPassword }: NewSecretHolder<E, R>,
  password: string
) {
  yield* confirmPassword(password)
  if (hasSecondFactor(holder)) return yield* new SecondFactorOn()
  const codes = yield* OneTimeCodes
  const secret = yield* codes.newSecret
  return {
    secret,
    address: codes.addressOf(secret, { issuer: yield* InstanceName, account: label }),
    setUp: yield* sealFor(setUpLifeMillis, { secret }, setUpAssociatedData(holder))
  }
})

export const confirmSecondFactor = Effect.fn("confirmSecondFactor")(function* <E, R>(
  { holder, store }: SecondFactorStore<E, R>,
  { setUp, code }: SetUpAndCode
) {
  if (hasSecondFactor(holder)) return yield* new SecondFactorOn()
  const { secret } = yield* openSeal(setUp, SetUp, setUpAssociatedData(holder)).pipe(
    Effect.mapError(() => new SetUpExpired())
  )
  const now = yield* Clock.currentTimeMillis
  const lastStep = (yield* OneTimeCodes).stepOf(secret, normaliseCode(code), now)
  if (lastStep === undefined) return yield* new WrongCode()
  const { shown, digests } = yield* makeRecoveryCodes
  const sealed = yield* (yield* Sealer).seal(secret, secondFactorAssociatedData(holder))
  yield* store({ secret: sealed, lastStep, recoveryCodes: digests })
  return shown
})

const confirmBoth = Effect.fnUntraced(function* <E, R>(
  { holder, confirmPassword }: PasswordConfirmation<E, R>,
  { password, code }: PasswordAndCode
) {
  yield* confirmPassword(password)
  return yield* useCode(holder, { code, enteredAt: yield* Clock.currentTimeMillis })
})

export const renewRecoveryCodes = Effect.fn("renewRecoveryCodes")(function* <E1, R1, E2, R2>(
  mine: Managed<E1, R1, E2, R2>,
  confirmed: PasswordAndCode
) {
  const used = yield* confirmBoth(mine, confirmed)
  const { shown, digests } = yield* makeRecoveryCodes
  yield* mine.store({ ...used, recoveryCodes: digests })
  return shown
})

export const turnOffSecondFactor = Effect.fn("turnOffSecondFactor")(function* <E1, R1, E2, R2>(
  mine: Managed<E1, R1, E2, R2>,
  confirmed: PasswordAndCode
) {
  yield* confirmBoth(mine, confirmed)
  yield* mine.store(null)
})

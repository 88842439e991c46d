import { minuteMillis } from "../values/durations.ts"
import { withAsciiDigits } from "../values/native-digits.ts"
import type { AssociatedData } from "../values/sealed.ts"
import type { SecondFactor } from "./second-factor.ts"

type HolderKey = Pick<AssociatedData, "owner"> & { readonly id: string }

export interface SecondFactorHolder extends HolderKey {
  readonly passwordHash: string | null
  readonly secondFactor?: SecondFactor | null
}

export const wrongCodeText = "This code is not right, or was used already."

export const recoveryCodeCount = 10

/** Base32 characters of a recovery code: 80 random bits, too many to guess even from its digest. */
const recoveryCodeLength = 16

export const ticketLifeMillis = 5 * minuteMillis

export const setUpLifeMillis = 15 * minuteMillis

export const recoveryCodeFrom = (secret: string): string =>
  (secret.toLowerCase().slice(0, recoveryCodeLength).match(/.{4}/g) ?? []).join("-")

/** Reads a typed or pasted code with any spaces, dashes and invisible characters. */
export const normaliseCode = (typed: string): string =>
  withAsciiDigits(typed)
    .normalize("NFKC")
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "")
    .toLowerCase()

export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code)

export const afterStep = (secondFactor: SecondFactor, step: number): SecondFactor | undefined =>
  step > secondFactor.lastStep ? { ...secondFactor, lastStep: step } : undefined

export const afterRecoveryCode = (secondFactor: SecondFactor, digest: string): SecondFactor | undefined => {
  const recoveryCodes = secondFactor.recoveryCodes.filter((unused) => unused !== digest)
  return recoveryCodes.length < secondFactor.recoveryCodes.length
    ? { ...secondFactor, recoveryCodes }
    : undefined
}

export const hasSecondFactor = ({ secondFactor = null }: Pick<SecondFactorHolder, "secondFactor">): boolean =>
  secondFactor !== null

/** Changes with the password, with each use of the second factor, and when it is turned on or off. */
export const credentialState = ({ passwordHash, secondFactor = null }: SecondFactorHolder): string =>
  JSON.stringify([
    passwordHash,
    secondFactor === null ? null : [secondFactor.secret, secondFactor.lastStep, secondFactor.recoveryCodes]
  ])

export const isSameCredentialState = (a: SecondFactorHolder, b: SecondFactorHolder): boolean =>
  credentialState(a) === credentialState(b)

export const secondFactorAssociatedData = ({ owner, id }: HolderKey): AssociatedData => ({
  owner,
  item: id,
  field: "second-factor"
})

export const setUpAssociatedData = ({ owner, id }: HolderKey): AssociatedData => ({
  owner,
  item: id,
  field: "second-factor-set-up"
})

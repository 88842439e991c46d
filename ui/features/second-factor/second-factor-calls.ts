import { calls } from "#core/contract/calls.ts"
import type { NewSecret, RecoveryCodes } from "#core/contract/second-factor-schemas.ts"
import { request } from "../../api/api-client.ts"

export interface ConfirmedCode {
  readonly password: string
  readonly code: string
}

export interface SecondFactorCalls {
  readonly begin: (body: { readonly password: string }) => Promise<NewSecret>
  readonly confirm: (body: { readonly setUp: string; readonly code: string }) => Promise<RecoveryCodes>
  readonly renew: (body: ConfirmedCode) => Promise<RecoveryCodes>
  readonly turnOff: (body: ConfirmedCode) => Promise<unknown>
}

export const ownerSecondFactorCalls: SecondFactorCalls = {
  begin: (body) => request(calls.beginSecondFactor, { body }),
  confirm: (body) => request(calls.confirmSecondFactor, { body }),
  renew: (body) => request(calls.renewRecoveryCodes, { body }),
  turnOff: (body) => request(calls.turnOffSecondFactor, { body })
}

export const adminSecondFactorCalls: SecondFactorCalls = {
  begin: (body) => request(calls.beginAdminSecondFactor, { body }),
  confirm: (body) => request(calls.confirmAdminSecondFactor, { body }),
  renew: (body) => request(calls.renewAdminRecoveryCodes, { body }),
  turnOff: (body) => request(calls.turnOffAdminSecondFactor, { body })
}

export const withFailures = (
  { begin, confirm, renew, turnOff }: SecondFactorCalls,
  onFailure: (error: unknown) => void
): SecondFactorCalls => {
  const watched =
    <Body, Answer>(call: (body: Body) => Promise<Answer>) =>
    (body: Body): Promise<Answer> =>
      call(body).catch((error) => {
        onFailure(error)
        throw error
      })
  return {
    begin: watched(begin),
    confirm: watched(confirm),
    renew: watched(renew),
    turnOff: watched(turnOff)
  }
}

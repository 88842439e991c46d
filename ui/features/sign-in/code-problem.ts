import { wrongCodeText } from "#core/domain/second-factor/second-factor-rules.ts"
import { ApiError, userMessageOf } from "../../api/api-client.ts"
import type {
  AccountSettingsMessages,
  SecondFactorMessages,
  SignInMessages
} from "../../messages/generated/catalogue.ts"
import type { ErrorTexts } from "../../text/error-text.ts"

interface CodeProblem {
  readonly password: string | null
  readonly code: string | null
  readonly other: string | null
}

const noProblem: CodeProblem = { password: null, code: null, other: null }

export const codeProblemOf = (
  error: unknown,
  signInMessages: SignInMessages,
  secondFactorMessages: SecondFactorMessages,
  accountSettingsMessages: AccountSettingsMessages,
  apiErrors: ErrorTexts
): CodeProblem => {
  if (error === null) return noProblem
  if (!(error instanceof ApiError) || error.status !== 403)
    return { ...noProblem, other: userMessageOf(error, signInMessages.unreachable, apiErrors) }
  return error.userMessage === wrongCodeText
    ? { ...noProblem, code: secondFactorMessages.wrongCode }
    : { ...noProblem, password: accountSettingsMessages.wrongPassword }
}

import { wrongCodeText } from "#core/domain/second-factor/second-factor-rules.ts"
import { ApiError, userMessageOf } from "../../api/api-client.ts"
import { accountSettingsMessages } from "../../messages/account-settings.ts"
import { secondFactorMessages } from "../../messages/second-factor.ts"
import { signInMessages } from "../../messages/sign-in.ts"

interface CodeProblem {
  readonly password: string | null
  readonly code: string | null
  /** Shown below the fields. */
  readonly other: string | null
}

const noProblem: CodeProblem = { password: null, code: null, other: null }

/** Where a form with a password, a code, or both shows why it was refused. */
export const codeProblemOf = (error: unknown): CodeProblem => {
  if (error === null) return noProblem
  if (!(error instanceof ApiError) || error.status !== 403)
    return { ...noProblem, other: userMessageOf(error, signInMessages.unreachable) }
  return error.userMessage === wrongCodeText
    ? { ...noProblem, code: secondFactorMessages.wrongCode }
    : { ...noProblem, password: accountSettingsMessages.wrongPassword }
}

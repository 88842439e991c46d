import { emailTexts } from "#core/domain/accounts/email-rules.ts"
import { ApiError, userMessageOf } from "../../api/api-client.ts"
import { type ErrorTexts, errorTextOf } from "../../text/error-text.ts"

/** The field that the server rejected and that shows the reason. */
export const refusedField = (error: unknown, apiErrors: ErrorTexts): "email" | "password" | null => {
  if (!(error instanceof ApiError)) return null
  const isEmail =
    error.status === 409 ||
    userMessageOf(error, "", apiErrors) === errorTextOf(emailTexts.malformed, apiErrors)
  if (isEmail) return "email"
  return error.status === 400 || error.status === 401 ? "password" : null
}

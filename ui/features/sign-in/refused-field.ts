import { emailTexts } from "#core/domain/accounts/email-rules.ts"
import { ApiError } from "../../api/api-client.ts"

export const refusedField = (error: unknown): "email" | "password" | null => {
  if (!(error instanceof ApiError)) return null
  const isEmail = error.status === 409 || error.userMessage === emailTexts.malformed
  if (isEmail) return "email"
  return error.status === 400 || error.status === 401 ? "password" : null
}

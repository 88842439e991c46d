import { passwordProblem } from "../accounts/password-rules.ts"
import type { Admin } from "./admin.ts"

const usernamePattern = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,38}[A-Za-z0-9])?$/

export const adminTexts = {
  username:
    "A user name has up to 40 letters, digits, dots, hyphens and underscores, and begins and ends with a letter or a digit.",
  usernameRequired: "Username is required",
  passwordRequired: "Password is required"
} as const

export const adminIdOf = (username: string): string => username.toLowerCase()

export const isUsername = (username: string): boolean => usernamePattern.test(username)

export const adminProblem = (username: string, password: string): string | null =>
  isUsername(username) ? passwordProblem(password, adminIdOf(username)) : adminTexts.username

export const isOperator = ({ role }: Pick<Admin, "role">): boolean => role === "operator"

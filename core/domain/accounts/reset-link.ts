import { hourMillis } from "../values/durations.ts"
import { type Account, OwnerId } from "./account.ts"

export const resetLinkLifeMillis = hourMillis

const resetTokenPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.[\w-]{1,100}$/

export const resetToken = (owner: OwnerId, secret: string): string => `${owner}.${secret}`

export const readResetToken = (
  token: string
): { readonly owner: OwnerId; readonly secret: string } | null => {
  if (!resetTokenPattern.test(token)) return null
  const dot = token.indexOf(".")
  return { owner: OwnerId(token.slice(0, dot)), secret: token.slice(dot + 1) }
}

export const isResetBy = ({ reset }: Account, digest: string, now: number): boolean =>
  reset?.digest === digest && now < reset.until

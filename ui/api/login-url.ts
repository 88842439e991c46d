import { calls } from "#core/contract/calls.ts"
import { type Language, languageParameter } from "#core/domain/languages/language.ts"

interface LoginTarget {
  readonly returnTo: string
  /** Language that the next page keeps; null leaves it to the browser. */
  readonly language: Language | null
}

const loginAddress = (
  { returnTo, language }: LoginTarget,
  choice: Readonly<Record<string, string>>
): string => {
  const query = new URLSearchParams({
    ...choice,
    ...(returnTo === "/" ? {} : { returnTo }),
    ...(language === null ? {} : { [languageParameter]: language })
  })
  return query.size === 0 ? calls.login.path : `${calls.login.path}?${query}`
}

export const loginUrl = (target: LoginTarget): string => loginAddress(target, {})

/** Address that leads straight to the identity provider, also where people may sign in with passwords, too. */
export const issuerUrl = (target: LoginTarget): string => loginAddress(target, { issuer: "" })

export const startUrl = (target: LoginTarget): string => loginAddress(target, { new: "" })

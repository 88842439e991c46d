import { calls } from "#core/contract/calls.ts"
import { type Language, languageParameter } from "#core/domain/languages/language.ts"
import { maxReturnToLength } from "#core/domain/pages/own-path.ts"

interface LoginTarget {
  readonly returnTo: string
  readonly language: Language | null
}

const loginAddress = (
  { returnTo, language }: LoginTarget,
  choice: Readonly<Record<string, string>>
): string => {
  const [page = "/"] = returnTo.split("?")
  const target = returnTo.length > maxReturnToLength ? page : returnTo
  const query = new URLSearchParams({
    ...choice,
    ...(target === "/" ? {} : { returnTo: target }),
    ...(language === null ? {} : { [languageParameter]: language })
  })
  return query.size === 0 ? calls.login.path : `${calls.login.path}?${query}`
}

export const loginUrl = (target: LoginTarget): string => loginAddress(target, {})

export const issuerUrl = (target: LoginTarget): string => loginAddress(target, { issuer: "" })

export const startUrl = (target: LoginTarget): string => loginAddress(target, { new: "" })

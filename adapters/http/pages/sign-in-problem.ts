import type { SignInProblem } from "#core/contract/sign-in-problem.ts"
import { type Language, languageParameter } from "#core/domain/languages/language.ts"
import type { PublicError } from "../responses/error-status.ts"

type IssuerFailure =
  | "AccountOfAnother"
  | "EmailUnverified"
  | "IssuerUnavailable"
  | "RateLimited"
  | "SignInDenied"
  | "SignInRefused"
  | "SignInStateUsed"

const signInProblems: Readonly<Record<IssuerFailure, SignInProblem>> = {
  AccountOfAnother: "taken",
  EmailUnverified: "email",
  IssuerUnavailable: "away",
  RateLimited: "busy",
  SignInDenied: "denied",
  SignInRefused: "refused",
  SignInStateUsed: "lost"
}

const isIssuerFailure = (tag: string): tag is IssuerFailure => tag in signInProblems

export const signInProblemOf = (tag: IssuerFailure | PublicError["_tag"]): SignInProblem => {
  if (isIssuerFailure(tag)) return signInProblems[tag]
  if (tag === "InvitationUnusable") return "invitation"
  return tag === "SignUpClosed" ? "closed" : "unavailable"
}

interface SignInTarget {
  readonly returnTo?: string | undefined
  readonly language: Language | null
}

const signInAddress = (
  path: string,
  { returnTo, language }: SignInTarget,
  problem?: SignInProblem
): string => {
  const query = new URLSearchParams({
    ...(problem === undefined ? {} : { problem }),
    ...(returnTo === undefined || returnTo === "/" ? {} : { returnTo }),
    ...(language === null ? {} : { [languageParameter]: language })
  })
  return query.size === 0 ? path : `${path}?${query}`
}

export const signInPageAddress = (target: SignInTarget, problem?: SignInProblem): string =>
  signInAddress("/sign-in", target, problem)

export const signUpPageAddress = (target: SignInTarget): string => signInAddress("/sign-up", target)

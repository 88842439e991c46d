import type { SignInProblem } from "#core/contract/sign-in-problem.ts"
import type { PublicError } from "../answers/error-status.ts"

type IssuerFailure =
  | "AccountOfAnother"
  | "EmailUnverified"
  | "IssuerUnavailable"
  | "RateLimited"
  | "SignInDenied"
  | "SignInRefused"
  | "SignInUsed"

const problems: Readonly<Record<IssuerFailure, SignInProblem>> = {
  AccountOfAnother: "taken",
  EmailUnverified: "email",
  IssuerUnavailable: "away",
  RateLimited: "busy",
  SignInDenied: "denied",
  SignInRefused: "refused",
  SignInUsed: "lost"
}

const isIssuerFailure = (tag: string): tag is IssuerFailure => tag in problems

export const problemOf = (tag: IssuerFailure | PublicError["_tag"]): SignInProblem => {
  if (isIssuerFailure(tag)) return problems[tag]
  return tag === "SignUpClosed" ? "closed" : "unavailable"
}

const door = (path: string, returnTo: string | undefined, problem?: SignInProblem): string => {
  const query = new URLSearchParams({
    ...(problem === undefined ? {} : { problem }),
    ...(returnTo === undefined || returnTo === "/" ? {} : { returnTo })
  })
  return query.size === 0 ? path : `${path}?${query}`
}

export const signInPage = (returnTo: string | undefined, problem?: SignInProblem): string =>
  door("/sign-in", returnTo, problem)

export const signUpPage = (returnTo: string | undefined): string => door("/sign-up", returnTo)

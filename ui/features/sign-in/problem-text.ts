import type { SignInProblem } from "#core/contract/sign-in-problem.ts"
import type { SignInMessages } from "../../messages/generated/catalogue.ts"

type SignInProblemTexts = Readonly<Record<SignInProblem, string>>

const isProblem = (text: string, texts: SignInProblemTexts): text is SignInProblem =>
  Object.hasOwn(texts, text)

export const problemText = (problem: string | undefined, { problems }: SignInMessages): string | undefined =>
  problem !== undefined && isProblem(problem, problems) ? problems[problem] : undefined

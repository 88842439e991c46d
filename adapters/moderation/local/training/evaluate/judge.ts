import type { Analysis } from "#core/domain/insight/insight.ts"
import { lazy } from "#core/domain/values/lazy.ts"
import { analyseText } from "../../engine/analyse-text.ts"
import { type GuardJudgement, guardName, guardVersion, judgeText } from "../../engine/judge-text.ts"
import { warmUpTexts } from "../../engine/warm-up-texts.ts"

export interface ItemResult
  extends Pick<GuardJudgement, "decision" | "labels" | "helpNote">,
    Pick<Analysis, "category" | "sentiment"> {
  readonly ms: number
}

export const guardIdentity = { name: guardName, version: guardVersion } as const

export const judgeTimed = (text: string): ItemResult => {
  const started = performance.now()
  const { decision, labels, helpNote } = judgeText(text)
  const { category, sentiment } = analyseText(text)
  return { decision, labels, helpNote, category, sentiment, ms: performance.now() - started }
}

export const decideText = (text: string): GuardJudgement["decision"] => judgeText(text).decision

const warmUpRounds = 20

/** Keeps the slow first texts of a process out of the durations. */
export const warmUp = lazy((): void => {
  for (let round = 0; round < warmUpRounds; round++) warmUpTexts.forEach(judgeTimed)
})

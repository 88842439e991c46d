import { bringsHelpNote } from "#core/domain/feedback/crisis-model.ts"
import type { Analysis } from "#core/domain/insight/insight.ts"
import type { Verdict } from "#core/domain/moderation/verdict.ts"
import { lazy } from "#core/domain/values/lazy.ts"
import { analyseText } from "../../engine/analyse-text.ts"
import { guardName, guardVersion, judgeText } from "../../engine/judge-text.ts"
import { warmUpTexts } from "../../engine/warm-up-texts.ts"

export interface ItemResult
  extends Pick<Verdict, "decision" | "labels">,
    Pick<Analysis, "category" | "sentiment"> {
  readonly helpNote: boolean
  readonly ms: number
}

export const guardIdentity = { name: guardName, version: guardVersion } as const

export const judgeTimed = (text: string): ItemResult => {
  const started = performance.now()
  const { decision, labels } = judgeText(text)
  const { category, sentiment } = analyseText(text)
  const ms = performance.now() - started
  return { decision, labels, helpNote: bringsHelpNote(text), category, sentiment, ms }
}

export const decideText = (text: string): Verdict["decision"] => judgeText(text).decision

const warmUpRounds = 20

/** Keeps the slow first texts of a process out of the durations. After so many rounds none are faster. */
export const warmUp = lazy((): void => {
  for (let round = 0; round < warmUpRounds; round++) warmUpTexts.forEach(judgeTimed)
})

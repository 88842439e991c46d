import type { LabelledText } from "./item.ts"
import type { ItemResult } from "./judge.ts"
import { makeKeyed } from "./keyed.ts"
import { excerptOf } from "./plain-text.ts"

export interface Disagreement {
  readonly mistake: "missed" | "wrongly refused" | "wrongly covered"
  readonly language: string
  readonly kind: string | null
  readonly id: string | number
  readonly excerpt: string
}

const maxExamplesOfKind = 2

const mistakeOf = (
  { label }: LabelledText,
  { decision }: ItemResult
): Disagreement["mistake"] | undefined => {
  if (label === "toxic" && decision === "approved") return "missed"
  if (label !== "ok" || decision === "approved") return undefined
  return decision === "rejected" ? "wrongly refused" : "wrongly covered"
}

/** Keeps the first mistakes of each sort, language and kind, so that the file's order hides no kind. */
export const makeExamples = () => {
  const kept = makeKeyed<
    readonly [mistake: string, language: string, kind: string | null],
    Array<Disagreement>
  >(() => [])
  const add = (item: LabelledText, finding: ItemResult): void => {
    const mistake = mistakeOf(item, finding)
    if (mistake === undefined) return
    const { language, id, kind = null } = item
    const examples = kept.at([mistake, language, kind])
    if (examples.length >= maxExamplesOfKind) return
    examples.push({ mistake, language, kind, id, excerpt: excerptOf(item.text) })
  }
  return { add, all: (): ReadonlyArray<Disagreement> => kept.entries().flatMap(([, examples]) => examples) }
}

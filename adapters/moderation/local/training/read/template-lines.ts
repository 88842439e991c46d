import type { LanguageAndScript } from "../../engine/model/cells.ts"
import { languages, scripts } from "../../engine/text/script.ts"
import { oneOf } from "./one-of.ts"
import type { SourceLine } from "./read-groups.ts"

/** Choices between bars, in round brackets that hold no others. */
export const choicePattern = /\(([^()]*\|[^()]*)\)/g

export const languageAndScriptIn = (part: string | undefined, place: string): LanguageAndScript => {
  const [language, script] = part?.split(" ") ?? []
  return {
    language: oneOf(languages, language, "language", place),
    script: oneOf(scripts, script, "script", place)
  }
}

interface FilledLine {
  readonly text: string
  readonly template: string
  readonly block: number
}

/** Every text once, with the template that it was made from: the last one, if several give it. */
export const fillTemplates = (
  lines: ReadonlyArray<SourceLine>,
  fill: (template: string) => ReadonlyArray<string>
): ReadonlyArray<FilledLine> => {
  const filled = new Map(
    lines.flatMap(({ text: template, block }) =>
      fill(template).map((text) => [text, { text, template, block }] as const)
    )
  )
  return [...filled.values()]
}

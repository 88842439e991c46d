import type { Mutant } from "./mutant.ts"
import { type Edit, operators } from "./operators.ts"
import { visitCode } from "./syntax.ts"

const maxExcerptLength = 60

const short = (text: string): string => {
  const line = text.replace(/\s+/g, " ")
  return line.length > maxExcerptLength ? `${line.slice(0, maxExcerptLength)}…` : line
}

const mutantBy = (source: string, lines: ReadonlyArray<string>, [start, end, replacement]: Edit): Mutant => {
  const line = source.slice(0, start).split("\n").length
  return {
    line,
    within: lines[line - 1]?.trim() ?? "",
    change: `${short(source.slice(start, end))} -> ${short(replacement)}`,
    source: source.slice(0, start) + replacement + source.slice(end)
  }
}

/** Every mutant of a source, first to last. */
export const mutantsOf = (path: string, source: string): ReadonlyArray<Mutant> => {
  const lines = source.split("\n")
  const edits: Array<Edit> = []
  visitCode(path, source, (node) => {
    edits.push(...(operators[node.type]?.(node, source) ?? []))
  })
  return edits.toSorted(([a], [b]) => a - b).map((edit) => mutantBy(source, lines, edit))
}

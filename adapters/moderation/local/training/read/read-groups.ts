import { readFileSync } from "node:fs"
import { blockOf } from "./blocks.ts"

/** `place`: file and line number, for error messages. */
export interface SourceLine {
  readonly text: string
  readonly place: string
  readonly block: number
}

export interface LineGroup {
  readonly heading: ReadonlyArray<string>
  readonly place: string
  readonly lines: ReadonlyArray<SourceLine>
}

export type NamedLists = Readonly<Record<string, string>>

export const lineProblem = (place: string, problem: string): Error => new Error(`${place}: ${problem}`)

interface Section extends LineGroup {
  readonly lines: Array<SourceLine>
  readonly list: string | undefined
}

const sectionAt = ({ text, place }: SourceLine): Section | undefined => {
  const heading = /^\[([^[\]]*)\]$/
    .exec(text)?.[1]
    ?.split("|")
    .map((part) => part.trim())
  const list = /^\{([^{}]+)\}:$/.exec(text)?.[1]
  if (heading === undefined && list === undefined) return undefined
  return { heading: heading ?? [], list, place, lines: [] }
}

const linesOf = (content: string, name: string): ReadonlyArray<SourceLine> =>
  content
    .split("\n")
    .map((line, index) => ({ text: line.trim(), place: `${name}:${index + 1}`, block: blockOf(index) }))
    .filter(({ text }) => text !== "" && !text.startsWith("#"))

const sectionsOf = (lines: ReadonlyArray<SourceLine>): ReadonlyArray<Section> => {
  const sections: Array<Section> = []
  for (const line of lines) {
    const opened = sectionAt(line)
    if (opened !== undefined) sections.push(opened)
    else if (sections.length === 0)
      throw lineProblem(line.place, "a [group] must stand above the first entry")
    else sections.at(-1)?.lines.push(line)
  }
  for (const { lines, place } of sections)
    if (lines.length === 0) throw lineProblem(place, "nothing stands below it")
  return sections
}

const spelledOut = ({ text, place, block }: SourceLine, lists: NamedLists): SourceLine => ({
  place,
  block,
  text: text.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const choices = lists[name]
    if (choices === undefined) throw lineProblem(place, `no list {${name}}: stands above it`)
    return choices
  })
})

const balance = (text: string): number => {
  let open = 0
  for (const sign of text) {
    if (sign === "(") open++
    if (sign === ")" && --open < 0) return open
  }
  return open
}

const checkLine = (line: SourceLine): SourceLine => {
  const { text, place } = line
  if (/[,;[\]{}]/.test(text))
    throw lineProblem(place, `"${text}" must be one entry, without any of , ; [ ] { }`)
  if (balance(text) !== 0) throw lineProblem(place, `the parentheses of "${text}" do not match`)
  return line
}

/** Parses a data file; `known` are lists of other files. */
export const groupsIn = (content: string, name: string, known: NamedLists = {}): ReadonlyArray<LineGroup> => {
  const lists: Record<string, string> = { ...known }
  const groups: Array<LineGroup> = []
  for (const { heading, place, lines, list } of sectionsOf(linesOf(content, name))) {
    const entries = lines.map((line) => checkLine(spelledOut(line, lists)))
    if (list === undefined) groups.push({ heading, place, lines: entries })
    else if (Object.hasOwn(lists, list)) throw lineProblem(place, `there is a list {${list}}: already`)
    else lists[list] = entries.map(({ text }) => text).join("|")
  }
  return groups
}

export const readGroups = (file: string, name: string, known?: NamedLists): ReadonlyArray<LineGroup> =>
  groupsIn(readFileSync(file, "utf8"), name, known)

import { join } from "node:path"
import { type ModerationLabel, moderationLabels } from "#core/domain/moderation/verdict.ts"
import { bindingScore, certainScore, likelyScore, mildScore } from "../../engine/rules/rule.ts"
import { type GuardLanguage, languages } from "../../engine/text/script.ts"
import { dataFolder } from "./data-files.ts"
import { oneOf } from "./one-of.ts"
import { type LineGroup, type NamedLists, readGroups } from "./read-groups.ts"
import { spellings, type TermGroup, termsOf } from "./terms.ts"

export interface RuleGroup extends TermGroup {
  readonly label: ModerationLabel
  readonly score: number
}

/** Terms whose words aren't abuse of the reader. `labels` limits what they excuse. */
export interface ExcuseGroup extends TermGroup {
  readonly labels: ReadonlyArray<ModerationLabel> | undefined
}

const fileOf: Readonly<Record<GuardLanguage, string>> = {
  en: "english.txt",
  hi: "hindi.txt",
  te: "telugu.txt",
  ta: "tamil.txt",
  kn: "kannada.txt"
}

const scoreOfSureness = {
  binding: bindingScore,
  certain: certainScore,
  likely: likelyScore,
  mild: mildScore
} as const
const sureness = ["binding", "certain", "likely", "mild"] as const

const readIn = (name: string, known?: NamedLists): ReadonlyArray<LineGroup> =>
  readGroups(join(dataFolder, name), `data/${name}`, known)

export const ruleOf = (group: LineGroup): RuleGroup => {
  const { place, heading } = group
  const [label, sure, spelling] = heading
  return {
    label: oneOf(moderationLabels, label, "label", place),
    score: scoreOfSureness[oneOf(sureness, sure, "degree of sureness", place)],
    ...termsOf(group, oneOf(spellings, spelling, "spelling", place))
  }
}

const namedTermsOf = (groups: ReadonlyArray<LineGroup>): NamedLists =>
  Object.fromEntries(
    groups.flatMap(({ heading: [, , , name], lines }) =>
      name === undefined ? [] : [[name, lines.map(({ text }) => text).join("|")]]
    )
  )

export const excuseOf = (group: LineGroup): ExcuseGroup => {
  const { place, heading } = group
  const [kind, spelling, labels] = heading
  oneOf(["excuse"], kind, "kind of group", place)
  return {
    labels: labels?.split(",").map((label) => oneOf(moderationLabels, label.trim(), "label", place)),
    ...termsOf(group, oneOf(spellings, spelling, "spelling", place))
  }
}

export interface RuleFiles {
  readonly lists: Readonly<Record<GuardLanguage, ReadonlyArray<RuleGroup>>>
  readonly patterns: Readonly<Record<GuardLanguage, ReadonlyArray<RuleGroup>>>
  readonly excuses: ReadonlyArray<ExcuseGroup>
  readonly real: ReadonlyArray<string>
}

const realWords = (): ReadonlyArray<string> =>
  readIn("words/real.txt").flatMap(({ place, heading: [kind], lines }) => {
    oneOf(["real"], kind, "kind of group", place)
    return lines.map(({ text }) => text)
  })

const rulesByLanguage = (read: (language: GuardLanguage) => ReadonlyArray<LineGroup>) => {
  const of = (language: GuardLanguage): ReadonlyArray<RuleGroup> => read(language).map(ruleOf)
  return { en: of("en"), hi: of("hi"), te: of("te"), ta: of("ta"), kn: of("kn") }
}

export const readRuleFiles = (): RuleFiles => {
  const words = new Map(languages.map((language) => [language, readIn(`words/${fileOf[language]}`)]))
  const named = namedTermsOf([...words.values()].flat())
  return {
    lists: rulesByLanguage((language) => words.get(language) ?? []),
    patterns: rulesByLanguage((language) => readIn(`patterns/${fileOf[language]}`)),
    excuses: readIn("patterns/excuses.txt", named).map(excuseOf),
    real: realWords()
  }
}

import { join } from "node:path"
import { categories, categoryKeys } from "#core/domain/categories/category.ts"
import type { NamedTheme } from "../../engine/compiled/compiled.ts"
import { dataFolder } from "./data-files.ts"
import { oneOf } from "./one-of.ts"
import { type LineGroup, lineProblem, readGroups } from "./read-groups.ts"
import { spellings, type TermGroup, termsOf } from "./terms.ts"

type ThemeGroup = NamedTheme & TermGroup

const keys = categories.map((category) => categoryKeys[category])

const themeOf = (group: LineGroup): ThemeGroup => {
  const { heading, place } = group
  const [key, name = "", weight = "", spelling] = heading
  const wanted = oneOf(keys, key, "category", place)
  const category = categories.find((one) => categoryKeys[one] === wanted)
  if (category === undefined || !/^[a-z]+(?: [a-z]+)?$/.test(name))
    throw lineProblem(place, `"${name}" must be one or two words of small letters`)
  if (!/^[1-9]$/.test(weight)) throw lineProblem(place, `"${weight}" is no weight: it must be 1 to 9`)
  const terms = termsOf(group, oneOf(spellings, spelling, "spelling", place))
  return { category, name, weight: Number(weight), ...terms }
}

export const readThemes = (): ReadonlyArray<ThemeGroup> =>
  ["themes/english.txt", "themes/indic.txt"].flatMap((name) =>
    readGroups(join(dataFolder, name), `data/${name}`).map(themeOf)
  )

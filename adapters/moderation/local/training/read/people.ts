import { join } from "node:path"
import { type BesideRole, besideRoles } from "../../engine/text/beside-words.ts"
import { languages } from "../../engine/text/script.ts"
import type { Spelling } from "../../engine/text/terms.ts"
import { dataFolder } from "./data-files.ts"
import { oneOf } from "./one-of.ts"
import { readGroups } from "./read-groups.ts"
import { spellings } from "./terms.ts"

export const groupKinds = [
  "faith",
  "caste",
  "region",
  "nationality",
  "orientation",
  "gender",
  "disability",
  "age",
  "family",
  "profession"
] as const

const headings = [...groupKinds, "adjective", "name", "word name", "homophone"] as const

type PeopleHeading = (typeof headings)[number]

export const readPeople = (): ReadonlyMap<PeopleHeading, ReadonlyArray<string>> => {
  const groups = languages.flatMap((language) =>
    readGroups(join(dataFolder, `people/${language}.txt`), `data/people/${language}.txt`)
  )
  const named = Map.groupBy(groups, ({ heading: [kind], place }) =>
    oneOf(headings, kind, "kind of people", place)
  )
  return new Map(
    headings.map((heading) => [
      heading,
      (named.get(heading) ?? []).flatMap(({ lines }) => lines.map(({ text }) => text))
    ])
  )
}

interface BesideList {
  readonly role: BesideRole
  readonly spelling: Spelling
  readonly words: ReadonlyArray<string>
}

export const readBesideWords = (): ReadonlyArray<BesideList> =>
  readGroups(join(dataFolder, "people/beside.txt"), "data/people/beside.txt").map(
    ({ heading: [role, spelling], place, lines }) => ({
      role: oneOf(besideRoles, role, "role", place),
      spelling: oneOf(spellings, spelling, "spelling", place),
      words: lines.map(({ text }) => text)
    })
  )

import { foldCharacters } from "../engine/text/fold-characters.ts"
import type { PeopleWords } from "../engine/text/people.ts"
import { groupKinds, readPeople } from "./read/people.ts"

const spellPhrase = (phrase: string): string =>
  phrase
    .split(/[\s-]+/)
    .map((word) => foldCharacters(word).replace(/['’]/g, ""))
    .join(" ")

const linesOf = (phrases: ReadonlyArray<string>): string =>
  [...new Set(phrases.map(spellPhrase))].sort().join("\n")

export const spellPeople = (): PeopleWords => {
  const people = readPeople()
  return {
    groups: linesOf(groupKinds.flatMap((kind) => people.get(kind) ?? [])),
    adjectives: linesOf(people.get("adjective") ?? []),
    names: linesOf(people.get("name") ?? []),
    wordNames: linesOf(people.get("word name") ?? [])
  }
}

import { foldCharacters } from "../engine/text/fold-characters.ts"
import type { PeopleWords } from "../engine/text/people.ts"
import { spell } from "../engine/text/terms.ts"
import { packWords } from "./pack-words.ts"
import { groupKinds, readBesideWords, readPeople } from "./read/people.ts"

const spellPhrase = (phrase: string): string =>
  phrase
    .split(/[\s-]+/)
    .map((word) => foldCharacters(word).replace(/['’]/g, ""))
    .join(" ")

const packed = (phrases: ReadonlyArray<string>): string =>
  packWords([...new Set(phrases.map(spellPhrase))].sort())

const spellBeside = (): PeopleWords["beside"] =>
  readBesideWords().map(({ role, spelling, words }) => {
    const spelled = words.map((phrase) =>
      phrase
        .split(" ")
        .map((word) => spell(word, spelling))
        .join(" ")
    )
    return { role, isBySound: spelling === "sound", words: packWords([...new Set(spelled)].sort()) }
  })

export const spellPeople = (): PeopleWords => {
  const people = readPeople()
  return {
    groups: packed(groupKinds.flatMap((kind) => people.get(kind) ?? [])),
    adjectives: packed(people.get("adjective") ?? []),
    names: packed(people.get("name") ?? []),
    wordNames: packed(people.get("word name") ?? []),
    homophones: packed(people.get("homophone") ?? []),
    beside: spellBeside()
  }
}

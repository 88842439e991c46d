import { lineProblem } from "./read-groups.ts"

export const oneOf = <Word extends string>(
  words: ReadonlyArray<Word>,
  word: string | undefined,
  what: string,
  place: string
): Word => {
  const found = words.find((one) => one === word)
  if (found === undefined)
    throw lineProblem(place, `"${word ?? ""}" is no ${what}: it must be one of ${words.join(", ")}`)
  return found
}

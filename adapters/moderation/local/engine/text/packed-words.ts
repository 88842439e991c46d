/** Base of the digit that each line begins with: how many letters it shares with the line before. */
export const sharedBase = 36

export const unpackWords = (packed: string): ReadonlyArray<string> => {
  if (packed === "") return []
  let previous = ""
  return packed.split("\n").map((line) => {
    previous = previous.slice(0, Number.parseInt(line.charAt(0), sharedBase)) + line.slice(1)
    return previous
  })
}

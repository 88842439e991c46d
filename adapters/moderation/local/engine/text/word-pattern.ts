/** Matches `a*b*`: the first piece at the start of the word, the last at the end. */
export const readPattern = (pattern: string): ((word: string) => boolean) => {
  const [first = "", ...pieces] = pattern.split("*")
  const last = pieces.pop()
  if (last === undefined) return (word) => word === first
  return (word) => {
    if (!word.startsWith(first)) return false
    let at = first.length
    for (const piece of pieces) {
      const found = word.indexOf(piece, at)
      if (found < 0) return false
      at = found + piece.length
    }
    return word.length - last.length >= at && word.endsWith(last)
  }
}

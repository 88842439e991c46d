import { readFileSync } from "node:fs"
import { join } from "node:path"
import { counterfactualCells } from "./counterfactuals.ts"
import { decideText } from "./evaluate/judge.ts"
import { fixturesFolder } from "./read/data-files.ts"
import { printTable, shareOf } from "./tables.ts"

export const readEverydayNotes = (cell: (typeof counterfactualCells)[number]): ReadonlyArray<string> =>
  readFileSync(join(fixturesFolder, `everyday-notes/${cell}.txt`), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.slice(line.indexOf("|") + 1))

/** Three notes about different things in each text; the last one or two notes may be left out. */
export const threeTogether = (notes: ReadonlyArray<string>): ReadonlyArray<string> => {
  const texts = Math.floor(notes.length / 3)
  return notes
    .slice(0, texts)
    .map((note, at) =>
      [note, notes[at + texts], notes[at + 2 * texts]]
        .map((one = "") => (/[.!?।]$/u.test(one) ? one : `${one}.`))
        .join(" ")
    )
}

export const printEverydayNotes = (): void =>
  printTable(
    "Harmless everyday notes, per cent",
    counterfactualCells.map((language) => {
      const notes = readEverydayNotes(language)
      const decisions = notes.map(decideText)
      const ofThree = threeTogether(notes).map(decideText)
      return {
        language,
        notes: `${notes.length}`,
        refused: shareOf(decisions, (decision) => decision === "rejected"),
        stopped: shareOf(decisions, (decision) => decision !== "approved"),
        "three refused": shareOf(ofThree, (decision) => decision === "rejected"),
        "three stopped": shareOf(ofThree, (decision) => decision !== "approved")
      }
    })
  )

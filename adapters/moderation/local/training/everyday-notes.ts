import { readFileSync } from "node:fs"
import { join } from "node:path"
import { counterfactualCells } from "./counterfactuals.ts"
import { decideText } from "./evaluate/judge.ts"
import { fixturesFolder } from "./read/data-files.ts"
import { printTable, shareOf } from "./tables.ts"

/** Harmless notes in plain words that no training knows, one a line after its topic. */
export const readEverydayNotes = (cell: (typeof counterfactualCells)[number]): ReadonlyArray<string> =>
  readFileSync(join(fixturesFolder, `everyday-notes/${cell}.txt`), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.slice(line.indexOf("|") + 1))

/** Prints how often notes about everyday things are stopped. */
export const printEverydayNotes = (): void =>
  printTable(
    "Harmless everyday notes, per cent",
    counterfactualCells.map((language) => {
      const decisions = readEverydayNotes(language).map(decideText)
      return {
        language,
        notes: `${decisions.length}`,
        refused: shareOf(decisions, (decision) => decision === "rejected"),
        stopped: shareOf(decisions, (decision) => decision !== "approved")
      }
    })
  )

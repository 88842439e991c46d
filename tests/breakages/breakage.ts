import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A promise that a breakage breaks, and the test that is known to notice. */
interface BrokenPromise {
  /** The number in the first column of docs/promises.md. */
  readonly number: string
  readonly caughtBy: string
}

/** A change that breaks promises, as a careless or malicious colleague might make it. */
export interface Breakage {
  readonly name: string
  readonly patch: string
  readonly does: string
  readonly breaks: ReadonlyArray<BrokenPromise>
}

const folder = join(import.meta.dirname, "patches")

const caught = /^([ASV][\d.]+) is caught by (\S+)$/gm

/** A patch begins with what it does, in a sentence, and with a line for each promise that it breaks. */
const readBreakage = (name: string, text: string): Breakage => ({
  name,
  patch: join(folder, `${name}.patch`),
  does: text.split("\n\n")[0]?.replaceAll("\n", " ").trim() ?? "",
  breaks: [...text.matchAll(caught)].map(([, number = "", caughtBy = ""]) => ({ number, caughtBy }))
})

const endings = /\.patch$/

export const readBreakages = (): ReadonlyArray<Breakage> =>
  readdirSync(folder)
    .filter((file) => endings.test(file))
    .sort()
    .map((file) => readBreakage(file.replace(endings, ""), readFileSync(join(folder, file), "utf8")))

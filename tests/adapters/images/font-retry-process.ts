import promises from "node:fs/promises"
import { syncBuiltinESMExports } from "node:module"
import { canShow } from "#adapters/images/sharp/preview-fonts.ts"

const readFilesWith = (readFile: typeof promises.readFile) => {
  promises.readFile = readFile
  syncBuiltinESMExports()
}

// A process of its own, because fonts are registered once. Prints the results while no file can be read, and afterwards.
const { readFile } = promises
readFilesWith(() => Promise.reject(new Error("EMFILE")))
const first = await canShow("a").catch(String)
readFilesWith(readFile)
console.log(first, await canShow("a").catch(String))

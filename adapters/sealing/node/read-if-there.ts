import { readFile } from "node:fs/promises"
import { codeOf } from "../../system/index.ts"

const fileProblemTexts: Readonly<Record<string, string>> = {
  EISDIR: "this is a folder, not a file. Put the right file there",
  EACCES: "no permission to read it. Make the user that runs the server its owner",
  EPERM: "no permission to read it. Make the user that runs the server its owner",
  ENOTDIR: "a part of this path is a file, not a folder. Set DATA_DIR to the right folder"
}

const readTextFile = (bytes: Buffer): string =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes)

export const readIfThere = (file: string): Promise<string | undefined> =>
  readFile(file).then(readTextFile, (cause) => {
    const code = codeOf(cause)
    if (code === "ENOENT") return undefined
    const problem = typeof code === "string" ? fileProblemTexts[code] : undefined
    throw problem === undefined ? cause : new Error(problem, { cause })
  })

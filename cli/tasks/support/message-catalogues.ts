import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Plugin } from "vite"
import { bundles } from "#ui/messages/bundles.ts"
import { compileCatalogues } from "#ui/messages/compiler/compile-catalogues.ts"
import { findUnused } from "#ui/messages/compiler/find-unused.ts"
import { areasOf, readCatalogue } from "#ui/messages/compiler/message-tree.ts"
import { translatedLanguages } from "#ui/messages/translated-languages.ts"
import { repositoryRoot } from "./run.ts"

const catalogueFolder = join(repositoryRoot, "ui", "messages", "catalogues")
const generatedFolder = join(repositoryRoot, "ui", "messages", "generated")

const writtenFiles = (): ReadonlyArray<string> =>
  readdirSync(generatedFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Files that are as they should be keep their time, so that nobody who watches them wakes up. */
const writeIfChanged = (file: string, text: string, written: ReadonlySet<string>): void => {
  if (written.has(file) && readFileSync(file, "utf8") === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

export const writeMessages = (): void => {
  const catalogues = translatedLanguages.map((language) => ({
    language,
    json: readFileSync(join(catalogueFolder, `${language}.json`), "utf8")
  }))
  const { files, problems } = compileCatalogues(catalogues, bundles)
  if (problems.length > 0) throw new Error(problems.join("\n"))
  const wanted = new Map([...files].map(([path, text]) => [join(generatedFolder, path), text]))
  mkdirSync(generatedFolder, { recursive: true })
  const written = new Set(writtenFiles())
  for (const [file, text] of wanted) writeIfChanged(file, text, written)
  for (const file of written) if (!wanted.has(file)) rmSync(file)
}

const sourcesOfUi = (): ReadonlyArray<string> =>
  readdirSync(join(repositoryRoot, "ui"), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !parentPath.startsWith(generatedFolder))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), "utf8"))

export const expectMessagesUsed = (): void => {
  const { messages } = readCatalogue(readFileSync(join(catalogueFolder, "en.json"), "utf8"))
  const unused = findUnused(areasOf(messages), sourcesOfUi())
  if (unused.length > 0) throw new Error(unused.map((key) => `en.json: ${key}: is unused`).join("\n"))
}

export const messageCatalogues = (): Plugin => ({
  name: "honesthive-messages",
  config: writeMessages,
  hotUpdate: ({ file }) => {
    if (dirname(file) === catalogueFolder) writeMessages()
  }
})

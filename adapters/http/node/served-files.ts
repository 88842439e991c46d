import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, extname, join } from "node:path"

const privateExtensions = new Set([".html", ".map", ".br", ".gzip"])

const isPublic = (name: string): boolean => !name.startsWith(".") && !privateExtensions.has(extname(name))

/** Without `join`: a few hundred calls make V8 load its optimizing compiler, which takes 5 MB. */
const pathsBelow = (folder: string, path: string): ReadonlyArray<string> =>
  readdirSync(folder + path, { withFileTypes: true })
    .filter(({ name }) => isPublic(name))
    .flatMap((entry) => {
      if (entry.isDirectory()) return pathsBelow(folder, `${path}${entry.name}/`)
      return entry.isFile() ? [path + entry.name] : []
    })

/** All public files by URL path. A request never opens a path that isn't in this list. */
export const servedFiles = (folder: string): ReadonlyMap<string, string> =>
  new Map(existsSync(folder) ? pathsBelow(folder, "/").map((path) => [path, folder + path]) : [])

const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

/** SHA-256 and path of all public files, sorted by path, in the format of `sha256sum`. */
export const servedFileList = (folder: string): string =>
  [...servedFiles(folder)]
    .map(([path, file]) => [path.slice(1), digestOf(readFileSync(file))] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, digest]) => `${digest}  ${path}\n`)
    .join("")

export const servedFileListOf = (folder: string): string => join(dirname(folder), "served-files.sha256")

interface ListedFile {
  readonly path: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface ListedFiles {
  readonly digest: string
  readonly files: ReadonlyArray<ListedFile>
}

/** Reads the public files of a build. Throws at the first one that doesn't match the list beside them. */
export const readListedFiles = (folder: string): ListedFiles => {
  const list = readFileSync(servedFileListOf(folder))
  const lines = list.toString("utf8").trimEnd().split("\n")
  const files = lines.map((line) => {
    const [digest = "", name = ""] = line.split("  ")
    const bytes = readFileSync(join(folder, name))
    if (digestOf(bytes) !== digest) throw new Error(`${name} is not the file of this release.`)
    return { path: `/${name}`, bytes }
  })
  return { digest: digestOf(list), files }
}

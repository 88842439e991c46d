import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, inject, test } from "vitest"
import { filesIn } from "../support/files-in.ts"
import { fetchShared } from "../support/for-all.ts"

const dist = fileURLToPath(new URL("../../dist", import.meta.url))

/** Names that occur in the offline build alone: its packages, files, databases and panel. */
const offlineNames = [
  "mockServiceWorker",
  "MOCK_ACTIVATE",
  "offline-worker",
  "offline-client",
  "~offline",
  "~live",
  "honesthive-images",
  "createObjectStore",
  "OffscreenCanvas",
  "Offline product"
]

const namesIn = (text: string): ReadonlyArray<string> => offlineNames.filter((name) => text.includes(name))

const textIn = (folder: string, file: string): string => readFileSync(join(folder, file), "latin1")

const demo = await fetchShared(inject("demoDoor"))

test.each(["client", "server"])(
  "the production build's %s holds nothing of the offline one, by name",
  (part) => {
    const folder = join(dist, part)
    const files = filesIn(folder)
    expect(files.length).toBeGreaterThan(0)
    expect(files.flatMap((file) => [...namesIn(file), ...namesIn(textIn(folder, file))])).toEqual([])
  }
)

test("the names would be found: the offline build has them all", () => {
  const all = filesIn(demo)
    .map((file) => `${file}\n${textIn(demo, file)}`)
    .join("\n")
  const missing = offlineNames.filter((name) => !all.includes(name))
  expect(missing).toEqual([])
})

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { filesOf, gzippedKilobytes, readManifest } from "../bench/entry-sizes.ts"

const client = fileURLToPath(new URL("../../dist/client", import.meta.url))
const server = fileURLToPath(new URL("../../dist/server", import.meta.url))
const visitorEntry = "visitor/client.tsx"
const openEntry = "public-pages/client.tsx"
const receiptEntry = "receipt/client.tsx"
const appEntry = "index.html"

/** KB, gzipped: the visitor page's goal, and what the others had in November 2026 with some to spare; the app's holds all pages of an owner. */
const budgets = { [visitorEntry]: 110, [openEntry]: 95, [receiptEntry]: 99, [appEntry]: 225 } as const

const textsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Errors that several pages may show. */
const errorTexts = textsIn([catalogue.apiErrors, catalogue.ownerErrors])

/** Sentences survive minifying as they are. */
const sentencesIn = (words: unknown): ReadonlyArray<string> =>
  textsIn(words).filter((text) => text.length > 20 && /^[\w ,.]+$/.test(text) && !errorTexts.includes(text))

/** Only the admin portal says these. */
const portalSentences = sentencesIn(catalogue.admin)

const codeOf = (entry: string): string =>
  filesOf(readManifest(client), entry)
    .map((file) => readFileSync(join(client, file), "utf8"))
    .join("\n")

/** Before the dashboard asks for its data: with its calls, the page and a face it stays below twenty requests. */
const maxFiles = { [visitorEntry]: 4, [openEntry]: 7, [receiptEntry]: 6, [appEntry]: 8 } as const

test.each(Object.entries(maxFiles))("%s is at most %i files", (entry, most) => {
  expect(filesOf(readManifest(client), entry).length).toBeLessThanOrEqual(most)
})

test.each(Object.entries(budgets))("%s stays within %i KB of JS and CSS", (entry, budget) => {
  const kilobytes = gzippedKilobytes(client, filesOf(readManifest(client), entry))
  expect(kilobytes).toBeGreaterThan(10)
  expect(kilobytes).toBeLessThanOrEqual(budget)
})

test("the page of all components is in no build", () => {
  const sources = Object.keys(readManifest(client))
  expect(sources.some((source) => source.startsWith("pages/"))).toBe(true)
  expect(sources.filter((source) => source.startsWith("components-page/"))).toEqual([])
})

test("an owner's page loads nothing of the admin portal before somebody goes there", () => {
  const code = [openEntry, appEntry, visitorEntry].map(codeOf).join("\n")
  expect(portalSentences.length).toBeGreaterThan(5)
  expect(portalSentences.filter((text) => code.includes(text))).toEqual([])
})

test("the tables that transliterate names are in the server, and in no script of the browser", () => {
  const isTable = (code: string) => code.includes("subrəməN") || code.includes("subr\\u0259m\\u0259N")
  const scriptsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js"))
      .map((file) => join(folder, file))
  const hasTable = (file: string) => isTable(readFileSync(file, "utf8"))
  expect(scriptsIn(client).length).toBeGreaterThan(10)
  expect(scriptsIn(client).filter(hasTable)).toEqual([])
  expect(scriptsIn(server).some(hasTable)).toBe(true)
})

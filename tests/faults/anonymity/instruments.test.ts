import { join } from "node:path"
import fc from "fast-check"
import { expect, onTestFinished, test } from "vitest"
import { anyText } from "../../support/any-text.ts"
import { startServer, temporaryFolder } from "../../support/server.ts"
import { heapOf, snapshotOptions, whileAsking } from "./support/data-locations.ts"
import { makeNeedles } from "./support/needles.ts"
import { addressesOf, hashesOf, headersOf, tracesOf } from "./support/traces.ts"

const text = fc.string({ unit: "binary-ascii", minLength: 8, maxLength: 80 })
const noiseText = anyText({ maxLength: 200 })

test("whatever is hidden in whatever is found, and nothing else", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), noiseText, noiseText, (texts, before, after) => {
      const needles = makeNeedles(texts)
      for (const hidden of texts) {
        expect(needles.foundIn(Buffer.from(before + hidden + after))).toContain(hidden)
      }
    }),
    { numRuns: 20 }
  )
  fc.assert(
    fc.property(fc.array(text), noiseText, (texts, haystack) => {
      const expected = texts.filter((needle) => Buffer.from(haystack).includes(needle))
      expect(new Set(makeNeedles(texts).foundIn(Buffer.from(haystack)))).toEqual(new Set(expected))
    }),
    { numRuns: 20 }
  )
})

test("a visitor is looked for by address and header, in clear and under every usual hash", () => {
  const traces = tracesOf("canary0a1b2c", 7)
  expect(hashesOf("abc")).toContain("900150983cd24fb0d6963f7d28e17f72")
  expect(addressesOf(traces)).toEqual(
    expect.arrayContaining([...traces.named, ...hashesOf(traces.named[0] ?? "")])
  )
  expect(headersOf(traces)).toContain(traces.headers["user-agent"])
  expect(headersOf(tracesOf("canary0a1b2c", 8))).not.toContain(traces.headers["user-agent"])
})

test("the heap shows what a request says while it is being answered", async () => {
  const folder = temporaryFolder()
  const server = await startServer({ dataDir: join(folder.path, "data"), env: snapshotOptions(folder.path) })
  onTestFinished(async () => {
    await server.stop("SIGKILL")
    folder.remove()
  })
  const heap = await whileAsking(server, "said-by-the-browser", () => heapOf(server, folder.path))
  expect(heap.includes("said-by-the-browser")).toBe(true)
})

import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import {
  fingerprintOf,
  packFingerprints,
  unpackFingerprints
} from "#adapters/moderation/local/training/evaluate/fingerprints.ts"
import { seenFile } from "#adapters/moderation/local/training/read/data-files.ts"

const isKnown = unpackFingerprints(
  packFingerprints(["You are a great help!", "நல்ல வேலை", "You are a great help!"])
)

describe("fingerprints", () => {
  test.each([
    "You are a great help!",
    "you  are a GREAT help",
    "You are a gre\u200bat help",
    "நல்ல வேலை",
    "nalla velai"
  ])("know %j again", (text) => {
    expect(isKnown(text)).toBe(true)
  })

  test.each(["You are no help.", "", "👍", "42"])("do not know %j", (text) => {
    expect(isKnown(text)).toBe(false)
  })

  test("are given to texts with letters only", () => {
    expect([fingerprintOf("👍 10/10"), typeof fingerprintOf("ok")]).toEqual([undefined, "number"])
  })
})

describe("the model's own training texts", () => {
  const wasTrainedOn = unpackFingerprints(readFileSync(seenFile))
  const sentences = readFileSync(
    new URL("../../../../../../adapters/moderation/local/data/sentences/en.jsonl", import.meta.url),
    "utf8"
  )
    .trim()
    .split("\n")
    .map((line): { readonly text: string } => JSON.parse(line))

  test("are known, and a part of the project's sentences is none of them", () => {
    const seen = sentences.filter(({ text }) => wasTrainedOn(text)).length
    expect(seen / sentences.length).toBeGreaterThan(0.8)
    expect(seen / sentences.length).toBeLessThan(0.95)
  })
})

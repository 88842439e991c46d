import { describe, expect, test } from "vitest"
import { objections } from "#adapters/moderation/local/training/compare-sources.ts"
import { findSources, publicFile, readSources } from "#adapters/moderation/local/training/sources.ts"

const source = (name: string, sha256 = "aa") => ({ name, sha256, rows: 2 })
const emptyAllowed = { changed: [], without: [] }
const lastSources = [source("en.jsonl"), source("train.jsonl.gz")]

describe("each reason not to replace the weights is named", () => {
  test.each([
    ["none, with the same sources", lastSources, emptyAllowed, []],
    [
      "none, when other sources were meant",
      [source("en.jsonl", "bb"), source("ml.jsonl")],
      { changed: ["en.jsonl", "ml.jsonl"], without: ["train.jsonl.gz"] },
      []
    ],
    [
      "when a source is missing",
      [source("en.jsonl")],
      emptyAllowed,
      ["train.jsonl.gz is missing (2 rows, SHA-256 aa)"]
    ],
    [
      "when one has changed",
      [source("en.jsonl", "bb"), source("train.jsonl.gz")],
      emptyAllowed,
      ["en.jsonl has changed (SHA-256 bb; the last model's was aa)"]
    ],
    ["when one is new", [...lastSources, source("ml.jsonl")], emptyAllowed, ["ml.jsonl is new"]],
    [
      "when a change was meant that is none",
      lastSources,
      { changed: ["no.jsonl"], without: [] },
      ["no.jsonl is no source"]
    ],
    [
      "when a missing one was meant to be changed",
      [source("en.jsonl")],
      { changed: ["train.jsonl.gz"], without: [] },
      ["train.jsonl.gz is missing (2 rows, SHA-256 aa)"]
    ]
  ])("%s", (_, found, meant, expected) => {
    expect(objections(lastSources, found, meant)).toEqual(expected)
  })
})

test("the weights were learned from the sentences that lie beside them, and from public rows", () => {
  const known = readSources()
  expect(known.map(({ name }) => name)).toContain(publicFile)
  const sentences = findSources(undefined).filter(({ name }) => name.endsWith(".jsonl"))
  expect(sentences.length).toBeGreaterThan(5)
  expect(
    objections(known, [...known.filter(({ name }) => !name.endsWith(".jsonl")), ...sentences], emptyAllowed)
  ).toEqual([])
})

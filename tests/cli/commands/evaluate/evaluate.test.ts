import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { evaluateCommand } from "#cli/commands/evaluate/evaluate.ts"
import { makeFolder } from "../../../support/for-one-test.ts"

const linesOf = (items: ReadonlyArray<unknown>): string =>
  items.map((item) => `${JSON.stringify(item)}\n`).join("")

/** A folder with files to evaluate, and the command run on them in this very process. */
const makeBench = () => {
  const path = makeFolder()
  const pathOf = (name: string): string => join(path, name)
  const write = (name: string, content: string): string => {
    writeFileSync(pathOf(name), name.endsWith(".gz") ? gzipSync(content) : content)
    return pathOf(name)
  }
  const readLines = (name: string): ReadonlyArray<Record<string, unknown>> =>
    readFileSync(pathOf(name), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line))
  return { path, pathOf, write, readLines }
}

const runEvaluate = async (...args: ReadonlyArray<string>) => {
  using out = vi.spyOn(console, "log").mockReturnValue()
  using err = vi.spyOn(console, "error").mockReturnValue()
  const code = await evaluateCommand.run(args)
  return { code, out: out.mock.calls.flat().join("\n"), err: err.mock.calls.flat().join("\n") }
}

let bench: ReturnType<typeof makeBench>
beforeEach(() => {
  bench = makeBench()
})

// Content warning: one abusive text, which every guard must refuse.
const abusive = "You are a fucking idiot, zzqx."
const harmless = "Zzqx, the quarterly planning notes were shared on Wednesday."
const numbered = (text: string, count: number, more: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    text: `${text} zq${"a".repeat(index % 7)}`,
    ...more
  }))

const figuresOf = async (...args: ReadonlyArray<string>) =>
  JSON.parse((await runEvaluate("--json", "--allow-seen", ...args)).out)

describe("figures", () => {
  test("count what people and the guard say, for each language, script and tier", async () => {
    const insult = { lang: "en", script: "roman", label: "toxic", kind: "insult" }
    const file = bench.write(
      "items.jsonl",
      linesOf([
        ...numbered(abusive, 3, { ...insult, tier: "open" }),
        ...numbered(harmless, 2, insult),
        ...numbered(abusive, 1, { lang: "hi", label: "ok", kind: "critical" }),
        ...numbered(harmless, 4, { lang: "hi", label: "ok", kind: "critical" })
      ])
    )
    const { screening, kinds, judged } = await figuresOf(file)
    expect(judged).toBe(10)
    const all = screening.find(
      (row: { language: unknown; tier: unknown }) => row.language === null && row.tier === null
    )
    expect(all).toMatchObject({ items: 10, toxic: 5, found: 3, wronglyStopped: 1 })
    expect(all.precision.value).toBe(3 / 4)
    expect(all.falsePositiveRate.value).toBe(1 / 5)
    expect(
      screening.map((row: Record<string, unknown>) => [row.language, row.script, row.tier, row.items])
    ).toEqual([
      ["en", null, null, 5],
      ["en", "roman", null, 5],
      ["en", null, "open", 3],
      ["hi", null, null, 5],
      [null, null, null, 10],
      [null, null, "open", 3]
    ])
    expect(kinds.map((row: Record<string, unknown>) => [row.kind, row.items, row.rejected])).toEqual([
      [null, 5, 3],
      ["insult", 5, 3],
      [null, 5, 1],
      ["critical", 5, 1]
    ])
    for (const { items, rejected, covered, approved } of kinds)
      expect(rejected + covered + approved).toBe(items)
    expect(kinds[0]).toMatchObject({ unchanged: { value: 1 }, rejectedBetween: 3 })
  })

  test("name some mistakes, under a content warning", async () => {
    const file = bench.write(
      "items.jsonl",
      linesOf([{ id: "m1", text: `${harmless}\u001b[31m`, lang: "en", label: "toxic" }])
    )
    const { out } = await runEvaluate(file)
    expect(out).toContain("CONTENT WARNING")
    expect(out).toMatch(/en +missed +– +m1 +Zzqx/)
    expect(out).not.toContain("\u001b")
  })

  test("need no labels at all", async () => {
    const { code, out } = await runEvaluate(bench.write("items.jsonl", linesOf(numbered(harmless, 5))))
    expect(code).toBe(0)
    expect(out).toContain("5 items, 5 approved, 0 covered, 0 rejected.")
    expect(out.split("\n")).toHaveLength(2)
  })
})

describe("files", () => {
  test("may be packed, several, with a byte order mark, Windows line ends, blank lines and no last line end", async () => {
    const sorted = { lang: "en", category: "Reliability", sentiment: "mixed" }
    const packed = bench.write("a.jsonl.gz", linesOf(numbered(harmless, 100, sorted)))
    const plain = bench.write(
      "b.jsonl",
      `\uFEFF{"id":"x","text":"${harmless}"}\r\n\r\n{"id":"y","text":"नमस्ते"}`
    )
    const { judged, categories, sentiments } = await figuresOf(packed, plain)
    expect(judged).toBe(102)
    expect(categories.map((row: Record<string, unknown>) => [row.language, row.items])).toEqual([
      ["en", 100],
      [null, 100]
    ])
    expect(categories[0].confusion.flat()).toHaveLength(36)
    expect(sentiments[0].confusion.flat()).toHaveLength(9)
  })

  test("that cannot be used are named, with the line", async () => {
    const bad = bench.write("bad.jsonl", `{"id":"a","text":"x"}\n\n{"id":"b"\n`)
    const packed = bench.write("whole.gz", linesOf(numbered(harmless, 100)))
    writeFileSync(bench.pathOf("cut.gz"), readFileSync(packed).subarray(0, 60))
    writeFileSync(bench.pathOf("plain.gz"), linesOf(numbered(harmless, 3)))
    const cases = [
      [bench.pathOf("none.jsonl"), "none.jsonl: there is no such file"],
      [bench.path, "it is a folder"],
      [bad, "bad.jsonl:3: the line is not JSON"],
      [bench.write("empty.gz", ""), "There is no item"],
      [bench.pathOf("cut.gz"), "cut.gz: the gzip file is cut off"],
      [bench.pathOf("plain.gz"), "plain.gz: it is no gzip file"]
    ] as const
    for (const [file, problem] of cases)
      expect(await runEvaluate(file)).toEqual({ code: 1, out: "", err: expect.stringContaining(problem) })
  })
})

describe("predictions", () => {
  test("are one line for each item, in order over all files", async () => {
    const items = [
      { id: "b", text: abusive },
      { id: 2, text: harmless }
    ]
    const files = [
      bench.write("one.jsonl", linesOf(items)),
      bench.write("two.jsonl.gz", linesOf([{ id: "a", text: "" }]))
    ]
    await runEvaluate(...files, "--allow-seen", "--predictions", bench.pathOf("out.jsonl"))
    const lines = bench.readLines("out.jsonl")
    expect(lines.map(({ id, decision }) => [id, decision])).toEqual([
      ["b", "rejected"],
      [2, "approved"],
      ["a", "approved"]
    ])
    const fields = ["id", "decision", "labels", "helpNote", "category", "sentiment", "ms"]
    for (const line of lines) expect(Object.keys(line)).toEqual(fields)
  })

  test("never overwrite what is evaluated; those that cannot be written are one line", async () => {
    const file = bench.write("items.jsonl", linesOf(numbered(harmless, 2)))
    const err = `${file}: it is one of the files to evaluate`
    expect(await runEvaluate(file, "--predictions", file)).toMatchObject({ code: 1, err })
    expect(bench.readLines("items.jsonl")).toHaveLength(2)
    const nowhere = await runEvaluate(file, "--predictions", bench.pathOf("no/out.jsonl"))
    expect(nowhere).toMatchObject({ code: 1, err: expect.stringMatching(/^[^\n]+$/) })
  })
})

describe("items that were trained on", () => {
  const sentences = fileURLToPath(
    new URL("../../../../adapters/moderation/local/data/sentences/te.jsonl", import.meta.url)
  )
  /** Enough to hold both, and few enough to be judged quickly. */
  const firstSentences = readFileSync(sentences, "utf8").split("\n").slice(0, 100).join("\n")
  const writeSentences = (): string => bench.write("own.jsonl", firstSentences)

  test("are refused and named, and the rest is measured; alone they leave nothing to measure", async () => {
    const predictions = ["--predictions", bench.pathOf("out.jsonl")]
    const { code, out, err } = await runEvaluate("--json", writeSentences(), ...predictions)
    const { items, judged, refused } = JSON.parse(out)
    expect([code, judged + refused.count]).toEqual([0, items])
    expect(err).toMatch(/Refused \d+ of \d+ items.*own\.jsonl:\d+/)
    expect(refused.count).toBeGreaterThan(0)
    const lines = bench.readLines("out.jsonl")
    expect(lines).toHaveLength(items)
    expect(lines.filter(({ seen }) => seen === true)).toHaveLength(refused.count)

    const line = firstSentences.split("\n")[lines.findIndex(({ seen }) => seen === true)]
    const one = await runEvaluate(bench.write("one.jsonl", `${line}\n`))
    expect(one).toEqual({ code: 1, out: "", err: expect.stringContaining("Refused 1 of 1 item,") })
  })

  test("are measured when that is allowed", async () => {
    const { items, judged, refused } = await figuresOf(writeSentences())
    expect([judged, refused.count]).toEqual([items, 0])
  })
})

test("the command opens no store and leaves the folder as it was", () => {
  bench.write("items.jsonl", linesOf(numbered(abusive, 3, { lang: "en", label: "toxic" })))
  const command = new URL("../../../../cli/commands/evaluate/evaluate.ts", import.meta.url).href
  const program = `import { evaluateCommand } from ${JSON.stringify(command)}
process.exit(await evaluateCommand.run(["items.jsonl", "--json"]))`
  const run = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: bench.path,
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    encoding: "utf8"
  })
  expect(run.status).toBe(0)
  expect(JSON.parse(run.stdout)).toMatchObject({ items: 3, rejected: 3 })
  expect(readdirSync(bench.path)).toEqual(["items.jsonl"])
})

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { parseSource } from "./support/architecture/parse-source.ts"
import { findFileCircles, findViolations } from "./support/architecture/rules.ts"
import {
  findCopies,
  findHangingComments,
  findRepeatedTypes,
  findUnusedExports,
  findVagueNames
} from "./support/architecture/words.ts"

const root = fileURLToPath(new URL("..", import.meta.url))

const readFolder = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts"))
    .filter(({ parentPath }) => !parentPath.startsWith(join(root, "ui/messages/generated")))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(root.length).replaceAll("\\", "/"), readFileSync(file, "utf8")] as const)

type SourceFiles = ReadonlyArray<readonly [path: string, text: string]>

const parse = (files: SourceFiles) => new Map(files.map(([path, text]) => [path, parseSource(path, text)]))

const violationsIn = (files: SourceFiles) => findViolations(parse(files))

describe("the hexagon", () => {
  const files = ["core", "adapters", "ui", "cli"].flatMap(readFolder)
  const sources = parse(files)

  test("every file keeps the directions of imports", () => {
    expect(files.length).toBeGreaterThan(100)
    expect(findViolations(sources)).toEqual([])
  })

  const withTests = new Map([...sources, ...parse(readFolder("tests"))])

  test("every export is imported by somebody, and used outside of the tests", () => {
    const configs = readdirSync(root).filter((name) => /^vite\..*config\.ts$/.test(name))
    const builds = parse(configs.map((name) => [name, readFileSync(join(root, name), "utf8")]))
    expect(findUnusedExports(sources, new Map([...sources, ...builds]), ({ repeated }) => repeated)).toEqual(
      []
    )
    expect(findUnusedExports(sources, withTests)).toEqual([])
  })

  test("no files import each other in a circle, nor do those of the tests", () => {
    expect(findFileCircles(withTests)).toEqual([])
  })

  test("names can be searched for: none is vague, and no type stands twice", () => {
    expect(findVagueNames(withTests)).toEqual([])
    expect(findRepeatedTypes(withTests)).toEqual([])
  })

  test("no file of the product declares again what another one declares", () => {
    expect(findCopies(sources)).toEqual([])
  })

  test("every comment can be read without the line that follows it", () => {
    expect(findHangingComments(withTests)).toEqual([])
  })

  test("the command line has 6,500 lines at most", () => {
    const entries = readdirSync(join(root, "cli"), { recursive: true, withFileTypes: true })
    const texts = entries.flatMap((entry) =>
      entry.isFile() ? [readFileSync(join(entry.parentPath, entry.name), "utf8")] : []
    )
    expect(texts.reduce((sum, text) => sum + text.split("\n").length - 1, 0)).toBeLessThanOrEqual(6_500)
  })

  test("no line is longer than 200 characters", () => {
    const long = [...files, ...readFolder("tests")].flatMap(([path, text]) =>
      text.split("\n").flatMap((line, at) => (line.length > 200 ? [`${path}:${at + 1}`] : []))
    )
    expect(long).toEqual([])
  })
})

describe("its checker", () => {
  test("finds exports that nobody imports", () => {
    const sources = parse([
      ["core/a.ts", "export const a = 1, { b, c: [d] } = x; export type T = 1; export { e as f }"],
      ["core/b.ts", 'import { a, type T } from "./a.ts"; export default a; export const used = 1'],
      ["core/c.ts", 'export { used as u } from "./b.ts"'],
      ["core/d.ts", "export const whole = 1, half = whole / 2"]
    ])
    const users = parse([
      ["tests/a.ts", 'import { u } from "#core/c.ts"; import * as d from "#core/d.ts"; const x = import("p")']
    ])
    expect(findUnusedExports(sources, new Map([...sources, ...users]))).toEqual([
      "core/a.ts: exports b to nobody",
      "core/a.ts: exports d to nobody",
      "core/a.ts: exports f to nobody",
      "core/b.ts: exports default to nobody"
    ])
    const testedAlone = findUnusedExports(sources, sources, ({ repeated }) => repeated)
    expect(testedAlone.filter((problem) => problem.startsWith("core/d.ts"))).toEqual([
      "core/d.ts: exports half to nobody"
    ])
  })

  test("finds vague names, types that stand twice, and comments that hang on the next line", () => {
    const sources = parse([
      ["core/a.ts", "export const told = 1; interface Part {} const left = 2; export class Hive {}"],
      ["tests/b.ts", "type Hive = 1; const Named = 3; { type Hive = 2 }"],
      [
        "ui/c.tsx",
        "// Whoever asks.\n// As one.\n\n/** Of every file. */\nconst a = 1 // So it is.\n/* Sorted. */"
      ]
    ])
    expect(findVagueNames(sources)).toEqual(["core/a.ts: told", "core/a.ts: Part"])
    expect(findRepeatedTypes(sources)).toEqual(["Hive: core/a.ts, tests/b.ts"])
    expect(findHangingComments(sources)).toEqual(["ui/c.tsx: Of every file.", "ui/c.tsx: So it is."])
  })

  test("finds what two files declare alike, however it is laid out", () => {
    const sources = parse([
      ["core/a.ts", "export const sum = (one: number, other: number): number => one + other; const ten = 10"],
      ["ui/b.ts", "const sum = (one: number,\n  other: number): number => one + other; const ten = 10"],
      ["ui/c.ts", "const sum = (one: number, other: number): number => other + one + ten"]
    ])
    expect(findCopies(sources)).toEqual(["sum: core/a.ts, ui/b.ts"])
  })

  const guard = "adapters/moderation/local"

  /** Files, who is said to break the rule, and what they may not import. */
  const forbiddenImports: ReadonlyArray<readonly [string, string, ReadonlyArray<string>]> = [
    [
      "core/domain/a/a.ts",
      "core",
      ["h3", "node:fs", "fs", "effect/Effect", "adapters/http/index.ts", "ui/x.ts"]
    ],
    ["core/domain/a/a.ts", "core", ["cli/settings/config.ts", "core/ports/x.ts"]],
    ["core/contract/a.ts", "core", ["core/use-cases/a/x.ts"]],
    ["core/ports/a.ts", "core", ["core/use-cases/a/x.ts", "core/concurrency/x.ts"]],
    ["core/concurrency/a.ts", "core", ["core/domain/a/x.ts", "core/ports/x.ts"]],
    ["core/use-cases/a/a.ts", "core", ["core/a.ts"]],
    ["core/feedback/a.ts", "core", ["core/domain/x.ts"]],
    ["adapters/http/a.ts", "adapters", ["adapters/http/node/listener.ts", "adapters/storage/lowdb/index.ts"]],
    ["adapters/http/a.ts", "adapters", ["cli/layers/layers.ts"]],
    ["adapters/mail/smtp/a.ts", "adapters", ["core/use-cases/a/x.ts"]],
    ["adapters/sealing/a.ts", "adapters", ["core/contract/x.ts"]],
    ["adapters/storage/lowdb/a.ts", "adapters", ["adapters/storage/postgres/a.ts"]],
    [`${guard}/engine/a.ts`, "adapters", [`${guard}/training/rows.ts`]],
    [`${guard}/index.ts`, "adapters", [`${guard}/training/rows.ts`]],
    ["adapters/http/a.ts", "adapters/http", ["h3/node"]],
    ["adapters/storage/browser/a.ts", "adapters/storage/browser", ["node:crypto"]],
    ["adapters/storage/in-memory/a.ts", "adapters/storage/in-memory", ["lowdb"]],
    [`${guard}/index.ts`, `${guard}/index.ts`, ["node:fs"]],
    [`${guard}/engine/a.ts`, `${guard}/engine`, ["node:fs"]],
    ["ui/a.tsx", "ui", ["adapters/http/site/pages.ts", "cli/settings/config.ts", "ui/offline/product.ts"]],
    ["ui/a.tsx", "ui", ["node:fs/promises"]],
    ["ui/offline/a.ts", "ui", ["adapters/sealing/web/web-sealer.ts", "cli/settings/config.ts"]],
    ["cli/a.ts", "cli", [`${guard}/engine/judge-text.ts`, `${guard}/training/rows.ts`]],
    ["cli/a.ts", "cli", ["adapters/sealing/node/aes-sealer.ts", "tests/support/server.ts"]]
  ]

  test.each(forbiddenImports)("%s, which is in %s, imports none of %j", (path, who, targets) => {
    for (const target of targets) {
      const isOurs = target.endsWith(".ts")
      const problem = `${path}: ${who} may not import ${target}`
      expect(violationsIn([[path, `import "${isOurs ? "#" : ""}${target}"`]])).toEqual([problem])
    }
  })

  test.each([
    ['import { h } from "h3"', "core may not import h3"],
    ['import * as fs from "fs"', "core may not import fs"],
    ['import type { X } from "../../ports/x.ts"', "core may not import core/ports/x.ts"],
    ['export * from "#ui/x.ts"', "core may not import ui/x.ts"],
    ['export const x = import("#cli/a.ts")', "core may not import cli/a.ts"],
    ['export type X = import("#cli/a.ts").X', "core may not import cli/a.ts"],
    ["export const x = (p: string) => import(p)", "imports a path that is computed"],
    ["export const x = () => Date.now()", "uses Date.now"],
    ["export const x = () => new Date()", "uses new Date()"],
    ["export const x = () => Math.random()", "uses Math.random"],
    ["export const x = process.env", "uses process"],
    ["export const { random } = globalThis.Math", "uses globalThis"]
  ])("a file of the core with %s", (text, problem) => {
    expect(violationsIn([["core/domain/a/a.ts", text]])).toEqual([`core/domain/a/a.ts: ${problem}`])
  })

  test.each([
    ["adapters/http/a.ts", "export const x = Buffer.from([])", "uses Buffer"],
    ["adapters/a/a.ts", 'import "../../core/ports/a.ts"', "spells #core/ports/a.ts as a relative path"],
    ["ui/a.tsx", 'import { Schema } from "effect"', "loads ui/a.tsx → effect"]
  ])("%s with %s", (path, text, problem) => {
    expect(violationsIn([[path, text]])).toEqual([`${path}: ${problem}`])
  })

  test.each(["core/domain", "adapters/http", "ui/features", "cli/commands"])(
    "finds folders of %s that import each other by way of a third",
    (room) => {
      const files = [
        [`${room}/a/a.ts`, 'import "../b/b.ts"'],
        [`${room}/b/b.ts`, 'import type { C } from "../c/c.ts"'],
        [`${room}/c/c.ts`, 'import "../a/other.ts"'],
        [`${room}/d/d.ts`, 'import "../a/a.ts"']
      ] as const
      expect(violationsIn(files)).toEqual(["a", "b", "c"].map((name) => `${room}/${name}: is in a circle`))
    }
  )

  test("finds files of one folder that import each other by way of a third", () => {
    const files = [
      ["ui/a.ts", 'import "./b.ts"'],
      ["ui/b.ts", 'import type { C } from "./c.ts"'],
      ["ui/c.ts", 'export const later = () => import("./a.ts")'],
      ["ui/d.ts", 'import "./a.ts"']
    ] as const
    expect(violationsIn(files)).toEqual([])
    expect(findFileCircles(parse(files))).toEqual(
      ["a", "b", "c"].map((name) => `ui/${name}.ts: is in a circle`)
    )
  })

  test("finds what the UI loads through other files: effect by way of core, Node by way of an adapter", () => {
    const files = [
      ["ui/a.ts", 'import { rule } from "#core/domain/rule.ts"'],
      ["core/domain/rule.ts", 'import { Schema } from "effect"; export const rule = Schema.String'],
      ["ui/offline/a.ts", 'import "#adapters/sealing/index.ts"'],
      ["adapters/sealing/index.ts", 'import "node:crypto"; import "effect"']
    ] as const
    expect(violationsIn(files)).toEqual([
      "ui/a.ts: loads ui/a.ts → core/domain/rule.ts → effect",
      "ui/offline/a.ts: loads ui/offline/a.ts → adapters/sealing/index.ts → node:crypto"
    ])
  })
})

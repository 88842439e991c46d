import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { parseSource } from "./support/architecture/parse-source.ts"
import { findFileCircles, findViolations } from "./support/architecture/rules.ts"
import { findUnusedExports } from "./support/architecture/unused-exports.ts"
import { findHangingComments, findRepeatedTypes, findVagueNames } from "./support/architecture/words.ts"

const root = fileURLToPath(new URL("..", import.meta.url))

const readFolder = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts"))
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

  test("every export is imported by somebody", () => {
    expect(findUnusedExports(sources, withTests)).toEqual([])
  })

  test("no files import each other in a circle, nor do those of the tests", () => {
    expect(findFileCircles(withTests)).toEqual([])
  })

  test("names can be searched for: none is vague, and no type stands twice", () => {
    expect(findVagueNames(withTests)).toEqual([])
    expect(findRepeatedTypes(withTests)).toEqual([])
  })

  test("every comment can be read without the line that follows it", () => {
    expect(findHangingComments(sources)).toEqual([])
  })

  test("the command line has 6,500 lines at most", () => {
    const texts = readdirSync(join(root, "cli"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
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
      ["core/d.ts", "export const whole = 1"]
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

  const breaches = [
    ["core/domain/a/a.ts", 'import { h } from "h3"', "core may not import h3"],
    ["core/domain/a/a.ts", 'import * as fs from "node:fs"', "core may not import node:fs"],
    ["core/domain/a/a.ts", 'import fs from "fs"', "core may not import fs"],
    ["core/domain/a/a.ts", 'import { x } from "effect/Effect"', "core may not import effect/Effect"],
    [
      "core/domain/a/a.ts",
      'import "../../../adapters/http/index.ts"',
      "core may not import adapters/http/index.ts"
    ],
    [
      "core/domain/a/a.ts",
      'import type { X } from "#adapters/http/index.ts"',
      "core may not import adapters/http/index.ts"
    ],
    ["core/domain/a/a.ts", 'export * from "#ui/x.ts"', "core may not import ui/x.ts"],
    [
      "core/domain/a/a.ts",
      'export const x = import("#cli/settings/config.ts")',
      "core may not import cli/settings/config.ts"
    ],
    [
      "core/domain/a/a.ts",
      'export type X = import("#cli/settings/config.ts").X',
      "core may not import cli/settings/config.ts"
    ],
    ["core/domain/a/a.ts", "export const x = (p: string) => import(p)", "imports a path that is computed"],
    ["core/domain/a/a.ts", "export const x = () => Date.now()", "uses Date.now"],
    ["core/domain/a/a.ts", "export const x = () => new Date()", "uses new Date()"],
    ["core/domain/a/a.ts", "export const x = () => Math.random()", "uses Math.random"],
    ["core/domain/a/a.ts", "export const x = process.env", "uses process"],
    ["core/domain/a/a.ts", "export const { random } = globalThis.Math", "uses globalThis"],
    [
      "core/domain/a/a.ts",
      'import type { X } from "../../ports/x.ts"',
      "core may not import core/ports/x.ts"
    ],
    [
      "core/contract/a.ts",
      'import { x } from "../use-cases/a/x.ts"',
      "core may not import core/use-cases/a/x.ts"
    ],
    ["core/ports/a.ts", 'import "../use-cases/a/x.ts"', "core may not import core/use-cases/a/x.ts"],
    ["core/ports/a.ts", 'import "../concurrency/x.ts"', "core may not import core/concurrency/x.ts"],
    [
      "core/concurrency/a.ts",
      'import type { X } from "../domain/a/x.ts"',
      "core may not import core/domain/a/x.ts"
    ],
    ["core/concurrency/a.ts", 'import "../ports/x.ts"', "core may not import core/ports/x.ts"],
    ["core/use-cases/a/a.ts", 'import "../../a.ts"', "core may not import core/a.ts"],
    ["core/feedback/a.ts", 'import "../domain/x.ts"', "core may not import core/domain/x.ts"],
    ["adapters/http/a.ts", 'import { serve } from "h3/node"', "adapters/http may not import h3/node"],
    ["adapters/http/a.ts", "export const x = Buffer.from([])", "uses Buffer"],
    [
      "adapters/http/a.ts",
      'import "./node/listener.ts"',
      "adapters may not import adapters/http/node/listener.ts"
    ],
    [
      "adapters/http/a.ts",
      'import "../storage/lowdb/index.ts"',
      "adapters may not import adapters/storage/lowdb/index.ts"
    ],
    [
      "adapters/mail/smtp/a.ts",
      'import "#core/use-cases/a/x.ts"',
      "adapters may not import core/use-cases/a/x.ts"
    ],
    [
      "adapters/sealing/a.ts",
      'import type { X } from "#core/contract/x.ts"',
      "adapters may not import core/contract/x.ts"
    ],
    ["adapters/http/a.ts", 'import "#cli/layers/layers.ts"', "adapters may not import cli/layers/layers.ts"],
    [
      "adapters/storage/lowdb/a.ts",
      'import "../postgres/a.ts"',
      "adapters may not import adapters/storage/postgres/a.ts"
    ],
    [
      "adapters/storage/browser/a.ts",
      'import "node:crypto"',
      "adapters/storage/browser may not import node:crypto"
    ],
    [
      "cli/a.ts",
      'import { judgeText } from "#adapters/moderation/local/engine/judge-text.ts"',
      "cli may not import adapters/moderation/local/engine/judge-text.ts"
    ],
    [
      "cli/a.ts",
      'import "#adapters/moderation/local/training/rows.ts"',
      "cli may not import adapters/moderation/local/training/rows.ts"
    ],
    [
      "adapters/moderation/local/engine/a.ts",
      'import "../training/rows.ts"',
      "adapters may not import adapters/moderation/local/training/rows.ts"
    ],
    [
      "adapters/moderation/local/index.ts",
      'import "./training/rows.ts"',
      "adapters may not import adapters/moderation/local/training/rows.ts"
    ],
    [
      "adapters/moderation/local/index.ts",
      'import "node:fs"',
      "adapters/moderation/local/index.ts may not import node:fs"
    ],
    [
      "adapters/moderation/local/engine/a.ts",
      'import "node:fs"',
      "adapters/moderation/local/engine may not import node:fs"
    ],
    ["adapters/storage/in-memory/a.ts", 'import "lowdb"', "adapters/storage/in-memory may not import lowdb"],
    ["ui/a.tsx", 'import "#adapters/http/site/pages.ts"', "ui may not import adapters/http/site/pages.ts"],
    [
      "ui/a.tsx",
      'import type { C } from "#cli/settings/config.ts"',
      "ui may not import cli/settings/config.ts"
    ],
    [
      "cli/a.ts",
      'import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"',
      "cli may not import adapters/sealing/node/aes-sealer.ts"
    ],
    [
      "ui/offline/a.ts",
      'import("#adapters/sealing/web/web-sealer.ts")',
      "ui may not import adapters/sealing/web/web-sealer.ts"
    ],
    ["ui/a.tsx", 'import "./offline/product.ts"', "ui may not import ui/offline/product.ts"],
    ["ui/offline/a.ts", 'import "#cli/settings/config.ts"', "ui may not import cli/settings/config.ts"],
    ["ui/a.tsx", 'import { Schema } from "effect"', "loads ui/a.tsx → effect"],
    ["ui/a.tsx", 'import { readFile } from "node:fs/promises"', "ui may not import node:fs/promises"],
    ["cli/a.ts", 'import "../tests/support/server.ts"', "cli may not import tests/support/server.ts"]
  ] as const

  test.each(breaches)("%s with %s", (path, text, problem) => {
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

  test("finds the Schema that the UI loads through a file of core", () => {
    const files = [
      ["ui/a.ts", 'import { rule } from "#core/domain/rule.ts"'],
      ["core/domain/rule.ts", 'import { Schema } from "effect"; export const rule = Schema.String']
    ] as const
    expect(violationsIn(files)).toEqual(["ui/a.ts: loads ui/a.ts → core/domain/rule.ts → effect"])
  })

  test("finds what the offline product loads of Node through an adapter", () => {
    const files = [
      ["ui/offline/a.ts", 'import "#adapters/sealing/index.ts"'],
      ["adapters/sealing/index.ts", 'import "node:crypto"; import "effect"']
    ] as const
    expect(violationsIn(files)).toEqual([
      "ui/offline/a.ts: loads ui/offline/a.ts → adapters/sealing/index.ts → node:crypto"
    ])
  })

  test("lets through what is allowed", () => {
    const files = [
      ["ui/offline/a.ts", 'import "#adapters/http/index.ts"; import "effect"; import "../server-entry.ts"'],
      [
        "ui/a.ts",
        'import type { Day } from "#core/domain/day.ts"; import { x } from "#core/domain/plain.ts"; export { x, type Day }'
      ],
      [
        "core/domain/day.ts",
        'import { Brand } from "effect"; export const d = Brand; export const at = (n: number) => new Date(n)'
      ],
      ["core/domain/plain.ts", 'export const x = { process: 1, "Date.now": 2 }'],
      ["adapters/storage/lowdb/a.ts", 'import "../in-memory/a.ts"; import "node:fs"; import "./b.ts"'],
      ["adapters/storage/in-memory/a.ts", 'import "#core/concurrency/b.ts"; import "#core/ports/b.ts"'],
      ["adapters/http/a.ts", 'import "#core/use-cases/a/b.ts"; import "#core/contract/b.ts"'],
      ["core/use-cases/a/a.ts", 'import "../../concurrency/b.ts"; import "../../contract/b.ts"'],
      ["core/concurrency/a.ts", 'import "./b.ts"; import "effect"'],
      ["adapters/moderation/local/index.ts", 'import "./engine/a.ts"; import "effect"'],
      ["adapters/moderation/local/training/a.ts", 'import "../engine/a.ts"; import "node:fs"'],
      [
        "adapters/http/node/a.ts",
        'import "../index.ts"; import "./b.ts"; import "node:http"; import "h3/node"'
      ],
      ["cli/b.ts", 'import "#adapters/moderation/local/index.ts"'],
      ["cli/c.ts", 'import type { X } from "#adapters/images/s3/s3-client.ts"'],
      ["cli/a.ts", 'import "#adapters/http/index.ts"; import "#ui/server-entry.ts"; import "node:http"']
    ] as const
    expect(violationsIn(files)).toEqual([])
  })
})

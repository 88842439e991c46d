import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { describe, expect, test } from "vitest"
import { serverBundle } from "#cli/tasks/support/build.ts"

const guardFolder = join(serverBundle, "..", "..", "guard")

describe("what a server starts with", () => {
  test("is the server: some three and a half million bytes of code and words, and no data of the guard", () => {
    const code = readFileSync(serverBundle, "utf8")
    expect(Buffer.byteLength(code)).toBeLessThan(4_000_000)
    const longest = Math.max(...code.split("\n").map(({ length }) => length))
    expect(longest).toBeLessThan(20_000)
  })

  test("has the guard's words and weights in one file beside it, and what it learned from in another", () => {
    expect(gzipSync(readFileSync(join(guardFolder, "guard.bin"))).length).toBeLessThan(6_000_000)
    expect(statSync(join(guardFolder, "seen.bin")).size % 4).toBe(0)
  })
})

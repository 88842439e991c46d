import type { Row } from "../support/promises/page.ts"
import type { Copy } from "./copy.ts"
import { titlesOf } from "./named-tests.ts"
import { type Ran, runTests } from "./run-tests.ts"

/** How the tests of files end while nothing is broken. */
export type Control = (files: ReadonlyArray<string>) => Promise<ReadonlyArray<Ran>>

/** Runs each file once, with the tests of all rows: a test that is red anyway notices no breakage. */
export const makeControl = (copy: Copy, rows: ReadonlyArray<Row>): Control => {
  const titles = rows.map(titlesOf).join("|")
  const done = new Map<string, ReadonlyArray<Ran>>()
  return async (files) => {
    const fresh = files.filter((file) => !done.has(file))
    const ran = fresh.length === 0 ? [] : await runTests(copy, fresh, titles)
    for (const file of fresh)
      done.set(
        file,
        ran.filter((one) => one.file === file)
      )
    return files.flatMap((file) => done.get(file) ?? [])
  }
}

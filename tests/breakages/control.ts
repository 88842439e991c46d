import type { PromiseRow } from "../support/promises/page.ts"
import type { ProjectCopy } from "./copy.ts"
import { titlesOf } from "./named-tests.ts"
import { runTests, type TestRun } from "./run-tests.ts"

/** How the tests of files end while nothing is broken. */
export type ControlRun = (files: ReadonlyArray<string>) => Promise<ReadonlyArray<TestRun>>

/** Runs each file once, with the tests of all rows: a test that is red anyway notices no breakage. */
export const makeControl = (copy: ProjectCopy, rows: ReadonlyArray<PromiseRow>): ControlRun => {
  const titles = rows.map(titlesOf).join("|")
  const done = new Map<string, ReadonlyArray<TestRun>>()
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

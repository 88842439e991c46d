import type { PromiseRow } from "../support/promises/page.ts"
import type { Breakage } from "./breakage.ts"
import { type ProjectCopy, whileBroken } from "./copy.ts"
import { titlesOf } from "./named-tests.ts"
import { runTests, type TestRun } from "./run-tests.ts"

const rowOf = (rows: ReadonlyArray<PromiseRow>, number: string): PromiseRow => {
  const row = rows.find(({ numbers }) => numbers.includes(number))
  if (row === undefined) throw new Error(`docs/promises.md has no promise ${number}`)
  return row
}

/** Runs the promises' tests of each file once while nothing is broken. */
const makeControl = (copy: ProjectCopy, rows: ReadonlyArray<PromiseRow>) => {
  const titles = rows.map(titlesOf).join("|")
  const runs = new Map<string, ReadonlyArray<TestRun>>()
  return async (files: ReadonlyArray<string>): Promise<ReadonlyArray<TestRun>> => {
    for (const file of files) if (!runs.has(file)) runs.set(file, await runTests(copy, [file], titles))
    return files.flatMap((file) => runs.get(file) ?? [])
  }
}

/** A promise that the breakage breaks: which of its tests failed in the file that is known to notice. */
export interface BreakageFinding {
  readonly number: string
  readonly caughtBy: string
  readonly failed: TestRun | undefined
  /** Whether a test of the promise fails there without the breakage, too, and so proves nothing. */
  readonly isRedAlready: boolean
}

export const isCaught = ({ failed, isRedAlready }: BreakageFinding): boolean =>
  failed !== undefined && !isRedAlready

/** Tries breakages on the copy: runs the tests that are known to notice as it is, then broken. */
export const makeTrial = (copy: ProjectCopy, rows: ReadonlyArray<PromiseRow>) => {
  const control = makeControl(copy, rows)
  return async ({ patch, breaks }: Breakage): Promise<ReadonlyArray<BreakageFinding>> => {
    const files = [...new Set(breaks.map(({ caughtBy }) => caughtBy))]
    const titles = breaks.map(({ number }) => titlesOf(rowOf(rows, number)))
    const before = await control(files)
    const broken = await whileBroken(copy, patch, () => runTests(copy, files, titles.join("|")))
    return breaks.map(({ number, caughtBy }, index) => {
      const title = new RegExp(titles[index] ?? "")
      const isFailure = (one: TestRun) => one.isFailed && one.file === caughtBy && title.test(one.title)
      return { number, caughtBy, failed: broken.find(isFailure), isRedAlready: before.some(isFailure) }
    })
  }
}

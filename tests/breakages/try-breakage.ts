import type { PromiseRow } from "../support/promises/page.ts"
import type { Breakage } from "./breakage.ts"
import type { ControlRun } from "./control.ts"
import { type ProjectCopy, whileBroken } from "./copy.ts"
import { filesOf, titlesOf } from "./named-tests.ts"
import { runTests, type TestRun } from "./run-tests.ts"

export interface BreakageFinding {
  readonly number: string
  /** The test that failed; undefined when none did. */
  readonly by: TestRun | undefined
  /** Whether that test fails without the breakage, too, and so proves nothing. */
  readonly isRedAlready: boolean
}

export interface BreakageTrial {
  readonly breakage: Breakage
  readonly found: ReadonlyArray<BreakageFinding>
  readonly seconds: number
}

/** A row that the breakage breaks, and the file that is known to notice. */
interface BrokenRow {
  readonly number: string
  readonly row: PromiseRow
  readonly known: string
}

const rowOf = (rows: ReadonlyArray<PromiseRow>, number: string): PromiseRow => {
  const row = rows.find(({ numbers }) => numbers.includes(number))
  if (row === undefined) throw new Error(`docs/promises.md has no promise ${number}`)
  return row
}

const failedFor = (row: PromiseRow, ran: ReadonlyArray<TestRun>): TestRun | undefined => {
  const titles = new RegExp(titlesOf(row))
  const files = new Set(filesOf(row))
  return ran.find(({ file, title, isFailed }) => isFailed && files.has(file) && titles.test(title))
}

const titlesOfAll = (broken: ReadonlyArray<BrokenRow>): string =>
  broken.map(({ row }) => titlesOf(row)).join("|")

/** Runs tests in the copy as it is, then broken: what is red before stops its row. */
const tryFiles = async (
  copy: ProjectCopy,
  { patch }: Breakage,
  control: ControlRun,
  broken: ReadonlyArray<BrokenRow>,
  files: ReadonlyArray<string>
): Promise<ReadonlyArray<BreakageFinding>> => {
  const before = await control(files)
  const isSound = ({ row }: BrokenRow) => failedFor(row, before) === undefined
  const ran = broken.some(isSound)
    ? await whileBroken(copy, patch, () => runTests(copy, files, titlesOfAll(broken)))
    : []
  return broken.map((one) => {
    const red = failedFor(one.row, before)
    return { number: one.number, by: red ?? failedFor(one.row, ran), isRedAlready: red !== undefined }
  })
}

/** Breaks the copy and runs the tests that the promises' rows name: first those known to notice, then, file by file, the others. */
export const tryBreakage = async (
  copy: ProjectCopy,
  breakage: Breakage,
  rows: ReadonlyArray<PromiseRow>,
  control: ControlRun
): Promise<BreakageTrial> => {
  const started = performance.now()
  const broken = breakage.breaks.map(({ number, caughtBy }) => ({
    number,
    known: caughtBy,
    row: rowOf(rows, number)
  }))
  const search = async (one: BrokenRow, first: BreakageFinding): Promise<BreakageFinding> => {
    let found = first
    for (const file of filesOf(one.row).filter((name) => name !== one.known)) {
      if (found.by !== undefined) break
      found = (await tryFiles(copy, breakage, control, [one], [file]))[0] ?? found
    }
    return found
  }
  const files = [...new Set(broken.map(({ known }) => known))]
  const first = await tryFiles(copy, breakage, control, broken, files)
  const found: Array<BreakageFinding> = []
  for (const [index, one] of broken.entries()) {
    const known = first[index]
    if (known !== undefined) found.push(await search(one, known))
  }
  return { breakage, found, seconds: (performance.now() - started) / 1000 }
}

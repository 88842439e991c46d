import { expect } from "vitest"

/** Stands in for vitest in the tests of mutants: it gathers what a file tests, to be run at once in this process. */
export const gathered: Array<() => unknown> = []

type TestBody = (...given: ReadonlyArray<unknown>) => unknown

const argumentsOf = (row: unknown): ReadonlyArray<unknown> => (Array.isArray(row) ? row : [row])

const forEach =
  (say: (title: string, body: () => unknown) => void) =>
  (rows: ReadonlyArray<unknown>) =>
  (title: string, body: TestBody): void => {
    for (const row of rows) say(title, () => body(...argumentsOf(row)))
  }

const add = (_title: string, body: () => unknown): void => {
  gathered.push(body)
}
const runBody = (_title: string, body: () => unknown): void => {
  body()
}

export const test = Object.assign(add, { each: forEach(add) })
export const it = test
export const describe = Object.assign(runBody, { each: forEach(runBody) })
export { expect }

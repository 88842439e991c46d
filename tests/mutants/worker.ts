import fc from "fast-check"
import { load, mutate } from "./module-hooks.ts"
import { gathered } from "./suite.ts"

export interface MutantJob {
  readonly path: string
  readonly source: string
  readonly tests: ReadonlyArray<string>
}

/** Message of the first failing test; null when all passed. */
export interface MutantResult {
  readonly failure: string | null
}

/** Fixed examples, and no search for the smallest one: all that counts is whether a test fails. */
fc.configureGlobal({ seed: 1, endOnFailure: true })

const runJob = async ({ path, source, tests }: MutantJob): Promise<void> => {
  mutate(path, source)
  for (const test of tests) {
    gathered.length = 0
    await load(test)
    for (const body of gathered) await body()
  }
}

const attempt = async (job: MutantJob): Promise<MutantResult> => {
  try {
    await runJob(job)
    return { failure: null }
  } catch (problem) {
    return { failure: `${problem}` }
  }
}

process.on("message", async (job: MutantJob) => {
  process.send?.(await attempt(job))
})

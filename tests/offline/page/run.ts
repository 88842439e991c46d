import { type RunnerTask, type RunnerTestFile, type SerializedConfig, TestRunner } from "vitest"
import { startTests } from "vitest/internal/browser"
import { suites } from "./suites.ts"
import { workerState } from "./worker-state.ts"

class PageRunner extends TestRunner {
  override importFile(name: string): Promise<unknown> {
    return suites[name]?.() ?? Promise.reject(new Error(`There is no suite ${name}.`))
  }
  // Snapshots would be files.
  override async onAfterRunSuite(): Promise<void> {}
}

/** How a test went, as plain data for the process outside. */
interface PageTestResult {
  readonly name: string
  readonly isPassed: boolean
  readonly error: string
}

const errorsOf = ({ result }: RunnerTask | RunnerTestFile): string =>
  (result?.errors ?? []).map(({ message, stack }) => `${message}\n${stack ?? ""}`).join("\n")

const flat = (
  task: RunnerTask | RunnerTestFile,
  path: ReadonlyArray<string>
): ReadonlyArray<PageTestResult> => {
  const own = { name: [...path, task.name].join(" > "), error: errorsOf(task) }
  if (task.type === "test") return [{ ...own, isPassed: task.result?.state === "pass" }]
  const below = task.tasks.flatMap((child) => flat(child, "filepath" in task ? [] : [...path, task.name]))
  return own.error === "" ? below : [{ ...own, isPassed: false }, ...below]
}

const isConfig = (value: unknown): value is SerializedConfig =>
  typeof value === "object" && value !== null && "testTimeout" in value

const runSuite = async (name: string): Promise<ReadonlyArray<PageTestResult>> => {
  if (!isConfig(workerState.config)) throw new Error("Vitest's runner has no configuration.")
  const runner = new PageRunner(workerState.config)
  // Its own one reports to a process that is not there.
  Reflect.deleteProperty(runner, "trace")
  const files = await startTests([name], runner)
  return files.flatMap((file) => flat(file, []))
}

Object.assign(globalThis, { runSuite })

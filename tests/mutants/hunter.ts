import { type ChildProcess, fork } from "node:child_process"
import { fileURLToPath } from "node:url"
import type { MutantJob, MutantResult } from "./worker.ts"

const program = fileURLToPath(new URL("worker.ts", import.meta.url))

/** Each mutant leaves its modules in memory. */
const jobsOfOneProcess = 200

const isFinding = (message: unknown): message is MutantResult =>
  typeof message === "object" && message !== null && "failure" in message

const started = (): ChildProcess =>
  fork(program, [], { execArgv: ["--disable-warning=ExperimentalWarning"], stdio: "inherit" })

/** A warm process that runs the tests on one mutant after the other. */
export const makeHunter = () => {
  let child = started()
  let jobs = 0

  const renew = (): void => {
    child.kill("SIGKILL")
    child = started()
    jobs = 0
  }

  /** A mutant may loop for ever: that is noticed as well, after so many milliseconds. */
  const hunt = (job: MutantJob, patience: number): Promise<MutantResult> =>
    new Promise((resolve) => {
      if (++jobs > jobsOfOneProcess) renew()
      const end = (finding: MutantResult): void => {
        clearTimeout(timer)
        child.removeAllListeners()
        resolve(finding)
      }
      const giveUp = (failure: string) => (): void => {
        end({ failure })
        renew()
      }
      const timer = setTimeout(giveUp("no end"), patience)
      child.on("message", (message) => isFinding(message) && end(message))
      child.on("exit", giveUp("the process ended"))
      child.send(job)
    })

  return { hunt, stop: () => child.kill("SIGKILL") }
}

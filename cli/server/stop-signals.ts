import { constants } from "node:os"

interface Stop {
  /** The exit code, once somebody or something asks the program to stop. */
  readonly requested: Promise<number>
}

/** Names and places, never messages: those may carry what a person wrote. */
const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return `a ${typeof error} was thrown`
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line))
  return [error.name, ...frames.slice(0, 8)].join("\n")
}

/** When whoever read the log is gone, the server goes on without a log; saying so would fail in the same way. */
const outliveReaders = () => {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
}

/** The first signal asks, the second insists. A fault that nobody caught stops the program as well. */
export const watchForStop = (): Stop => {
  outliveReaders()
  // For whoever started without --disable-sigusr1: no signal opens a debugger.
  process.on("SIGUSR1", () => undefined)
  const { promise, resolve } = Promise.withResolvers<number>()
  let isStopping = false
  const ask = (code: number) => {
    isStopping = true
    resolve(code)
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => (isStopping ? process.exit(128 + constants.signals[signal]) : ask(0)))
  }
  for (const fault of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(fault, (error: unknown) => {
      console.error(`${fault}: ${describe(error)}`)
      ask(1)
    })
  }
  return { requested: promise }
}

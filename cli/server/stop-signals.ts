import { constants } from "node:os"

interface StopSignal {
  readonly requested: Promise<number>
}

/** Logs names and stack frames, never messages, which may contain people's texts. */
const signalText = (error: unknown): string => {
  if (!(error instanceof Error)) return `a ${typeof error} was thrown`
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line))
  return [error.name, ...frames.slice(0, 8)].join("\n")
}

/** If the reader of the log is gone, the server continues without a log. */
const outliveReaders = () => {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
}

/** The first signal stops gracefully, the second immediately. An uncaught error also stops the process. */
export const watchForStop = (): StopSignal => {
  outliveReaders()
  // Without --disable-sigusr1, the signal would open the debugger.
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
      console.error(`${fault}: ${signalText(error)}`)
      ask(1)
    })
  }
  return { requested: promise }
}

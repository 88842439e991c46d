import { type ChildProcess, spawn } from "node:child_process"
import { constants } from "node:os"
import { createInterface } from "node:readline"

const readyLine = /is ready: (http\S+)/

export const startDemoServer = (
  bundle: string,
  dataDir: string,
  onReady: (address: string) => void
): ChildProcess => {
  const child = spawn(process.execPath, ["--disable-sigusr1", bundle, "serve"], {
    env: { LOG_LEVEL: "warn", ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"]
  })
  createInterface({ input: child.stdout }).on("line", (line) => {
    console.log(line)
    const address = readyLine.exec(line)?.[1]
    if (address !== undefined) onReady(address)
  })
  return child
}

/** Leaves the moment of exit to the server, which gets Ctrl-C from the terminal itself. */
export const endTogether = (child: ChildProcess): void => {
  const passOn = (signal: NodeJS.Signals) => void child.kill(signal)
  process.removeAllListeners("SIGTERM").removeAllListeners("SIGINT").removeAllListeners("SIGHUP")
  process.on("SIGTERM", passOn)
  process.on("SIGINT", (signal) => void (process.stdin.isTTY || passOn(signal)))
  process.on("SIGHUP", () => passOn("SIGTERM"))
  child.once("close", (code, signal) =>
    process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
  )
}

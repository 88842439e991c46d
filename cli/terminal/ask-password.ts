import { createInterface } from "node:readline"
import { Writable } from "node:stream"

const firstLine = async (): Promise<string> => {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ""
}

/** Echoes nothing, so that recordings hold no password. */
const silentOutput = new Writable({ write: (_chunk, _encoding, done) => done() })

const fromTerminal = (prompt: string): Promise<string> =>
  new Promise((resolve) => {
    process.stderr.write(prompt)
    const terminal = createInterface({ input: process.stdin, output: silentOutput, terminal: true })
    terminal.question("", (answer) => {
      resolve(answer)
      terminal.close()
    })
    // Ctrl-D closes it without an answer.
    terminal.once("close", () => {
      process.stderr.write("\n")
      resolve("")
    })
    terminal.once("SIGINT", () => {
      terminal.close()
      process.exit(130)
    })
  })

export const askPassword = (prompt: string): Promise<string> =>
  process.stdin.isTTY === true ? fromTerminal(prompt) : firstLine()

import { createInterface } from "node:readline"

/** Reads the answer to a question; empty at the end of the input. */
export const readAnswer = (question: string): Promise<string> =>
  new Promise((resolve) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    terminal.once("close", () => resolve(""))
    terminal.question(question, (answer) => {
      resolve(answer.trim())
      terminal.close()
    })
  })

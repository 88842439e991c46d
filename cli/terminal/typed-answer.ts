import { createInterface } from "node:readline"

export const readAnswer = (question: string): Promise<string> =>
  new Promise((resolve) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    terminal.once("close", () => resolve(""))
    terminal.question(question, (answer) => {
      resolve(answer.trim())
      terminal.close()
    })
  })

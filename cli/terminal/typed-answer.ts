import { createInterface } from "node:readline"

/** What is typed after a question; an input that ends without an answer is an empty one. */
export const typedAnswer = (question: string): Promise<string> =>
  new Promise((resolve) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    terminal.once("close", () => resolve(""))
    terminal.question(question, (answer) => {
      resolve(answer.trim())
      terminal.close()
    })
  })

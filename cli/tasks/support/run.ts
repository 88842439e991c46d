import { spawn } from "node:child_process"
import { constants } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

export const repositoryRoot = fileURLToPath(new URL("../../..", import.meta.url))

interface ProcessResult {
  readonly code: number
  readonly output: string
}

export const runProgram = (
  command: string,
  args: ReadonlyArray<string>,
  env: NodeJS.ProcessEnv = process.env
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: repositoryRoot, env, stdio: "inherit" })
    child.on("error", reject)
    child.on("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })

export const runScript = (path: string): Promise<number> =>
  runProgram(process.execPath, [join(repositoryRoot, path), ...process.argv.slice(2)])

export const collectOutput = (
  command: string,
  args: ReadonlyArray<string>,
  env: NodeJS.ProcessEnv = process.env
): Promise<ProcessResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: repositoryRoot, env, stdio: ["ignore", "pipe", "pipe"] })
    const words: Array<string> = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => words.push(text))
    }
    child.on("error", reject)
    child.on("close", (code) => resolve({ code: code ?? 1, output: words.join("") }))
  })

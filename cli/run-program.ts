import { isHelpRequest } from "./commands/command.ts"
import { commands } from "./commands.ts"
import { version } from "./system/version.ts"

const commandColumnWidth = Math.max(...commands.map(({ name }) => name.length)) + 2

const usage = [
  "Usage: honesthive [command] [options]",
  "",
  "Commands:",
  ...commands.map(({ name, summary }) => `  ${name.padEnd(commandColumnWidth)}${summary}`),
  "",
  "Options:",
  "  --after-move  With any command: use a data folder that was moved to a database (see move)",
  "  --version     Print the version",
  "  --help        Print this; after a command, print its usage",
  "",
  "Without a command, the server starts (serve).",
  "",
  "Exit codes: 0 success, 1 failure, 2 invalid usage"
].join("\n")

const runCommand = async ([first = "serve", ...rest]: ReadonlyArray<string>): Promise<number> => {
  if (first === "--version" || first === "-v") {
    console.log(version)
    return 0
  }
  if (first === "--help" || first === "-h") {
    console.log(usage)
    return 0
  }
  const command = commands.find(({ name }) => name === first)
  if (command === undefined) {
    console.error(`Unknown command: ${first}\n\n${usage}`)
    return 2
  }
  if (isHelpRequest(rest)) {
    console.log(command.usage)
    return 0
  }
  return command.run(rest)
}

/** Resolves once the reader has consumed everything or is gone: exiting discards what is still in a full pipe. */
const stdoutDrained = (stream: NodeJS.WriteStream) =>
  new Promise<void>((resolve) => {
    stream.once("error", () => resolve())
    stream.write("", () => resolve())
  })

const afterMove = "--after-move"

/** The configuration is read from the environment alone. */
const withoutAfterMove = (args: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (args.includes(afterMove)) process.env.AFTER_MOVE = "on"
  return args.filter((argument) => argument !== afterMove)
}

const exitCode = await runCommand(withoutAfterMove(process.argv.slice(2)))
await Promise.all([stdoutDrained(process.stdout), stdoutDrained(process.stderr)])
process.exit(exitCode)

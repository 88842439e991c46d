import type { ParseArgsOptionsConfig } from "node:util"
import { isHelpRequest, parseArguments, usageOnInvalid } from "#cli/commands/command.ts"

/** The command line of a contributor's program. Ends it with its usage where that is asked for, or an option is unknown. */
export const readOptionsOrExit = <const O extends ParseArgsOptionsConfig>(
  usage: string,
  options: O,
  allowPositionals = false
) => {
  const args = process.argv.slice(2)
  if (isHelpRequest(args)) {
    console.log(usage)
    process.exit(0)
  }
  return usageOnInvalid(usage, () => parseArguments(args, options, allowPositionals)) ?? process.exit(2)
}

import { type ParseArgsOptionsConfig, parseArgs } from "node:util"
import type { AnyTask } from "../data-tasks/data-task.ts"

/** Exit codes: 0 done, 1 failed, 2 asked wrongly. */
export interface Command {
  readonly name: string
  readonly summary: string
  readonly usage: string
  /** What a running server does for it. */
  readonly tasks?: ReadonlyArray<AnyTask>
  readonly run: (args: ReadonlyArray<string>) => Promise<number>
}

export const asksForHelp = (args: ReadonlyArray<string>): boolean =>
  args.includes("--help") || args.includes("-h")

/** Node adds how an operand may begin with a hyphen: no operand here does. */
const withoutAdvice = (message: string): string =>
  message.replace(/\. To specify a positional argument.*/s, "")

/** What is read of a command line; undefined, with a line and the usage said, where reading throws. */
export const orUsage = <A>(usage: string, read: () => A): A | undefined => {
  try {
    return read()
  } catch (error) {
    console.error(`${error instanceof Error ? withoutAdvice(error.message) : error}\n\n${usage}`)
    return undefined
  }
}

/** A command's own options; undefined, with a line said, when something else was given. */
export const readOptions = <const O extends ParseArgsOptionsConfig>(
  { usage }: Pick<Command, "usage">,
  args: ReadonlyArray<string>,
  options: O
) => {
  return orUsage(usage, () => parseArgs({ args: [...args], options, allowPositionals: false }).values)
}

/** A command with operands, all of which it needs; undefined, with a line said, when asked wrongly. */
export const readOperands = <const O extends ParseArgsOptionsConfig>(
  { usage }: Pick<Command, "usage">,
  args: ReadonlyArray<string>,
  options: O,
  names: ReadonlyArray<string>
) => {
  return orUsage(usage, () => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length !== names.length || positionals.includes("")) {
      throw new Error(`Give ${names.join(" and ")}, and nothing more.`)
    }
    return { operands: positionals, values }
  })
}

/** A command of verbs: which one, its operands and its options; undefined, with a line said, when asked wrongly. */
export const readCommandLine = <const O extends ParseArgsOptionsConfig, const V extends string>(
  { usage }: Pick<Command, "usage">,
  args: ReadonlyArray<string>,
  options: O,
  verbs: ReadonlyArray<V>,
  operandNames: Readonly<Record<V, ReadonlyArray<string>>>
) => {
  return orUsage(usage, () => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [asked, ...operands] = positionals
    const verb = verbs.find((name) => name === asked)
    if (verb === undefined) throw new Error(`Say what to do: ${verbs.join(" or ")}.`)
    const names = operandNames[verb]
    if (operands.length !== names.length) {
      throw new Error(`${verb} needs ${names.join(" and ") || "nothing more"}.`)
    }
    return { verb, operands, values }
  })
}

/** A command with operands, all of which it needs, and `--json` alone. */
export const plainCommand = ({
  operands: names,
  run,
  ...command
}: Omit<Command, "run"> & {
  readonly operands: ReadonlyArray<string>
  readonly run: (operands: ReadonlyArray<string>, isJson: boolean) => Promise<number>
}): Command => ({
  ...command,
  run: async (args) => {
    const asked = readOperands(command, args, { json: { type: "boolean", default: false } }, names)
    return asked === undefined ? 2 : run(asked.operands, asked.values.json)
  }
})

import { type ParseArgsOptionsConfig, parseArgs } from "node:util"
import type { AnyTask } from "../data-tasks/data-task.ts"

export interface Command {
  readonly name: string
  readonly summary: string
  readonly usage: string
  readonly tasks?: ReadonlyArray<AnyTask>
  readonly run: (args: ReadonlyArray<string>) => Promise<number>
}

export const isHelpRequest = (args: ReadonlyArray<string>): boolean =>
  args.includes("--help") || args.includes("-h")

/** Drops Node's advice on operands that begin with a hyphen: commands that have some take them as they are. */
const withoutAdvice = (message: string): string =>
  message.replace(/\. To specify a positional argument.*/s, "")

export const usageOnInvalid = <A>(usage: string, read: () => A): A | undefined => {
  try {
    return read()
  } catch (error) {
    console.error(`${error instanceof Error ? withoutAdvice(error.message) : error}\n\n${usage}`)
    return undefined
  }
}

/** Node's `parseArgs`, without its empty values: an empty path would be the current folder. */
export const parseArguments = <const O extends ParseArgsOptionsConfig>(
  args: ReadonlyArray<string>,
  options: O,
  allowPositionals: boolean
) => {
  const parsed = parseArgs({ args: [...args], options, allowPositionals, tokens: true })
  for (const token of parsed.tokens) {
    if (token.kind === "option" && token.value?.trim() === "") throw new Error(`--${token.name} is empty.`)
  }
  return parsed
}

export const readOptions = <const O extends ParseArgsOptionsConfig>(
  { usage }: Pick<Command, "usage">,
  args: ReadonlyArray<string>,
  options: O
) => {
  return usageOnInvalid(usage, () => parseArguments(args, options, false).values)
}

export const readOperands = <const O extends ParseArgsOptionsConfig>(
  { usage }: Pick<Command, "usage">,
  args: ReadonlyArray<string>,
  options: O,
  names: ReadonlyArray<string>
) => {
  return usageOnInvalid(usage, () => {
    const { values, positionals } = parseArguments(args, options, true)
    if (positionals.length !== names.length || positionals.some((typed) => typed === "")) {
      throw new Error(names.length === 0 ? "Unexpected argument." : `Expected ${names.join(" and ")}.`)
    }
    return { operands: positionals, values }
  })
}

/** A name in lower case is a word to type as it is, or several of them to choose from. */
const isOperandOf = (name: string, operand = ""): boolean =>
  name === name.toUpperCase() || name.split("|").includes(operand)

export const readCommandLine = <const O extends ParseArgsOptionsConfig, const V extends string>(
  { usage }: Pick<Command, "usage">,
  args: ReadonlyArray<string>,
  options: O,
  operandNames: Readonly<Record<V, ReadonlyArray<string>>>,
  /** An option that is not named here goes with every verb. */
  verbsOfOptions: Readonly<Record<string, ReadonlyArray<NoInfer<V>>>> = {}
) => {
  return usageOnInvalid(usage, () => {
    const { values, positionals, tokens } = parseArguments(args, options, true)
    const [verb = "", ...operands] = positionals
    const isVerb = (name: string): name is V => Object.hasOwn(operandNames, name)
    if (!isVerb(verb)) throw new Error(`Expected ${Object.keys(operandNames).join(" or ")}.`)
    const names = operandNames[verb]
    if (operands.length !== names.length || !names.every((name, at) => isOperandOf(name, operands[at]))) {
      throw new Error(`Expected ${[verb, ...names].join(" ")}.`)
    }
    for (const token of tokens) {
      if (token.kind === "option" && verbsOfOptions[token.name]?.includes(verb) === false)
        throw new Error(`--${token.name} can't be used with ${verb}.`)
    }
    return { verb, operands, values }
  })
}

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
    const parsed = readOperands(command, args, { json: { type: "boolean", default: false } }, names)
    return parsed === undefined ? 2 : run(parsed.operands, parsed.values.json)
  }
})

import { Effect, Schema } from "effect"
import { languages } from "#adapters/moderation/local/index.ts"
import { decisions } from "#core/domain/moderation/verdict.ts"
import type { SendBytes } from "#core/ports/server-task.ts"
import { anyTask } from "../../data-tasks/data-task.ts"
import { asFailure, performTask } from "../../data-tasks/perform-task.ts"
import { readDataDir } from "../../settings/config.ts"
import { type Command, parseArguments, usageOnInvalid } from "../command.ts"
import { openChangesFile } from "./changes-file.ts"
import { dayRangeForms, readDayRange } from "./day-range.ts"
import { replayTask } from "./replay-task.ts"

const usage = `Usage: honesthive replay [--day RANGE] [--status STATUS] [--guard-version VERSION] [--language LANGUAGE]
                         [--owner EMAIL] [--categories] [--changes OUT] [--apply] [--json]

Judges stored feedback again with the current guard and reports what would change, by guard version, label and
language. Changes nothing without --apply. Works with or without a running server.

If interrupted, run it again: it continues, with the same result as an uninterrupted run. Items that the guard can't
judge now (a remote guard may be unreachable) stay unchanged and are counted.

Options that select items:
  --day RANGE              Received on these days: ${dayRangeForms}
  --status STATUS          approved, covered or rejected. Pending items are never replayed
  --guard-version VERSION  Last judged by this version, such as 3, or "local 3" with the guard's name. Without it,
                           items that the current guard already judged are skipped
  --language LANGUAGE      ${languages.join(", ")}, as detected by the local guard
  --owner EMAIL            Items of one owner

Other options:
  --categories   Also update the category and the sentiment of approved items, with a correcting entry in the points
                 history. The summary of a recategorised item is written again
  --changes OUT  Write one JSON line per changed item, without texts, to a new file. With --apply, lines that a full disk
                 or an interruption kept out of it don't come back: \`honesthive verdicts ID\` tells those changes
  --apply        Apply the changes. An item that becomes rejected leaves the public page and loses its points; one that
                 becomes approved earns points, counts and badges. Badges are never taken away. An item about which the
                 guard is now unsure is covered, unless its owner opened it before
  --json         Print the result as one JSON document

Exit codes: 0 success, 1 failure or incomplete, 2 invalid usage`

const options = {
  day: { type: "string" },
  status: { type: "string" },
  "guard-version": { type: "string" },
  language: { type: "string" },
  owner: { type: "string" },
  categories: { type: "boolean", default: false },
  changes: { type: "string" },
  apply: { type: "boolean", default: false },
  json: { type: "boolean", default: false }
} as const

const readOneOf = <const T extends string>(
  name: string,
  known: ReadonlyArray<T>,
  given: string | undefined
) => {
  if (given === undefined) return null
  const found = known.find((word) => word === given)
  if (found === undefined) throw new Error(`--${name} must be ${known.join(" or ")}.`)
  return found
}

const daysOf = (given: string | undefined) => {
  if (given === undefined) return { from: null, to: null }
  const range = readDayRange(given)
  if (range === undefined)
    throw new Error(`--day must be ${dayRangeForms}; the first one not after the last.`)
  return range
}

const readArguments = (args: ReadonlyArray<string>) => {
  const { values } = parseArguments(args, options, false)
  const changes = values.changes ?? null
  const input = {
    ...daysOf(values.day),
    status: readOneOf("status", decisions, values.status),
    guardVersion: values["guard-version"] ?? null,
    language: readOneOf("language", languages, values.language),
    email: values.owner ?? null,
    isApplied: values.apply,
    movesCategories: values.categories,
    isNoted: changes !== null
  }
  return { input, isJson: values.json, changes }
}

type ReplayArguments = ReturnType<typeof readArguments>

const hasUnjudged = Schema.is(Schema.Struct({ unavailable: Schema.Finite.check(Schema.isGreaterThan(0)) }))

const performReplay = async ({ input, isJson, changes }: ReplayArguments): Promise<number> => {
  if (changes === null) return performTask(replayTask, input, { isJson, isFailure: hasUnjudged })
  const file = await openChangesFile(changes, await readDataDir()).catch(asFailure)
  if (file instanceof Error) {
    console.error(file.message)
    return 1
  }
  const send: SendBytes = (bytes) => Effect.tryPromise({ try: () => file.write(bytes), catch: asFailure })
  const code = await performTask(replayTask, input, { isJson, send, isFailure: hasUnjudged })
  await (code === 0 ? file.close() : file.closeAndRemoveIfEmpty())
  return code
}

export const replayCommand: Command = {
  name: "replay",
  summary: "Judge stored feedback again with the current guard",
  usage,
  tasks: [anyTask(replayTask)],
  run: async (args) => {
    const parsed = usageOnInvalid(usage, () => readArguments(args))
    if (parsed === undefined) return 2
    return performReplay(parsed)
  }
}

import { parseArgs } from "node:util"
import { Effect } from "effect"
import { languages } from "#adapters/moderation/local/index.ts"
import { decisions } from "#core/domain/moderation/verdict.ts"
import type { SendBytes } from "../../data-tasks/data-task.ts"
import { anyTask } from "../../data-tasks/define-task.ts"
import { asFailure, performTask } from "../../data-tasks/perform-task.ts"
import { type Command, usageOnInvalid } from "../command.ts"
import { openChangesFile } from "./changes-file.ts"
import { dayRangeForms, readDayRange } from "./day-range.ts"
import { replayTask } from "./replay-task.ts"

const usage = `Usage: honesthive replay [--day RANGE] [--status STATUS] [--guard-version VERSION] [--language LANGUAGE]
                         [--owner EMAIL] [--categories] [--changes OUT] [--apply] [--json]

Judges stored feedback again with the guard of today, beside a running server or without one, and tells what would
change: by guard version, label and language. Changes nothing without --apply. Which items:

  --day RANGE              Those that came then: ${dayRangeForms}
  --status STATUS          approved, covered or rejected. Items that wait for the guard are left to it
  --guard-version VERSION  Those whose last verdict is of this version, such as 3, or "local 3" with the guard's name.
                           Without it, what the guard of today has judged is not judged again
  --language LANGUAGE      ${languages.join(", ")}, as the local guard tells it
  --owner EMAIL            Those of one owner

  --categories             Let approved items move to the category and the sentiment that the analyst finds today, with
                           a correcting entry in the points history. The summary of an item that moves is written anew
  --changes OUT            Write a line of JSON for each item that changes, without texts, into a new file
  --apply                  Change it. An item that becomes rejected leaves the public page and gives its points back;
                           one that becomes approved gets points, count and badges. Badges are never taken away. One of
                           which the guard is unsure now is covered, unless its owner has opened it

Interrupted at any moment and run again, it goes on and ends as if it had never been interrupted. Items that the guard
cannot judge now, as when a remote one is away, stay as they are and are counted.

Exit codes: 0 done; 1 not done, or not to the end; 2 asked wrongly.`

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

const readNonEmpty = (name: string, given: string | undefined): string | null => {
  if (given?.trim() === "") throw new Error(`--${name} is empty.`)
  return given ?? null
}

const daysOf = (given: string | undefined) => {
  if (given === undefined) return { from: null, to: null }
  const range = readDayRange(given)
  if (range === undefined)
    throw new Error(`--day must be ${dayRangeForms}; the first one not after the last.`)
  return range
}

const readArguments = (args: ReadonlyArray<string>) => {
  const { values } = parseArgs({ args: [...args], options, allowPositionals: false })
  const changes = readNonEmpty("changes", values.changes)
  const input = {
    ...daysOf(values.day),
    status: readOneOf("status", decisions, values.status),
    guardVersion: readNonEmpty("guard-version", values["guard-version"]),
    language: readOneOf("language", languages, values.language),
    email: readNonEmpty("owner", values.owner),
    isApplied: values.apply,
    movesCategories: values.categories,
    isNoted: changes !== null
  }
  return { input, isJson: values.json, changes }
}

type ReplayArguments = ReturnType<typeof readArguments>

const performReplay = async ({ input, isJson, changes }: ReplayArguments): Promise<number> => {
  if (changes === null) return performTask(replayTask, input, { isJson })
  const file = await openChangesFile(changes).catch(asFailure)
  if (file instanceof Error) {
    console.error(file.message)
    return 1
  }
  const send: SendBytes = (bytes) => Effect.tryPromise({ try: () => file.write(bytes), catch: asFailure })
  return performTask(replayTask, input, { isJson, send }).finally(file.close)
}

export const replayCommand: Command = {
  name: "replay",
  summary: "Judge stored feedback again with the guard of today",
  usage,
  tasks: [anyTask(replayTask)],
  run: async (args) => {
    const asked = usageOnInvalid(usage, () => readArguments(args))
    if (asked === undefined) return 2
    return performReplay(asked)
  }
}

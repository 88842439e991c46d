import { typedAnswer } from "../../terminal/typed-answer.ts"
import { type Command, readCommandLine } from "../command.ts"

const usage = `Usage: honesthive seed badges [--reset [--yes]] [--json]

Puts the badges that are missing into the catalogue; what admins changed stays. The first start does it by itself.

  --reset  Make the whole catalogue what it was at first, pictures included. Points that were given stay. Asks
           before it does
  --yes    Do not ask

Exit codes: 0 done; 1 not done; 2 asked wrongly.`

const options = {
  reset: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  json: { type: "boolean", default: false }
} as const

const confirms = async (): Promise<boolean> =>
  /^y(es)?$/i.test(await typedAnswer("Undo every change of the badge catalogue, pictures included? [y/N] "))

export const seedCommand: Command = {
  name: "seed",
  summary: "Fill the badge catalogue, or reset it (seed badges)",
  usage,
  run: async (args) => {
    const asked = readCommandLine({ usage }, args, options, ["badges"], { badges: [] })
    if (asked === undefined) return 2
    const { reset: isReset, yes, json: isJson } = asked.values
    if (isReset && !yes && !(await confirms())) {
      console.error("Nothing was changed.")
      return 1
    }
    const { performTask } = await import("../../data-tasks/perform-task.ts")
    const { seedBadgesTask } = await import("./seed-tasks.ts")
    return performTask(seedBadgesTask, { isReset }, { isJson })
  }
}

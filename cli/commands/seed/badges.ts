import { Effect, Schema } from "effect"
import { resetBadges, seedBadges } from "#core/use-cases/badges/seed-badges.ts"
import { removeBadgeImage } from "#core/use-cases/images/store-badge-image.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { anyTask } from "../../data-tasks/define-task.ts"
import { performTask } from "../../data-tasks/perform-task.ts"
import { readAnswer } from "../../terminal/typed-answer.ts"
import { type Command, readCommandLine } from "../command.ts"

const usage = `Usage: honesthive seed badges [--reset [--yes]] [--json]

Puts the badges that are missing into the catalogue; what admins changed stays. The first start does it by itself.

  --reset  Make the whole catalogue what it was at first, pictures included. Points that were given stay. Asks
           before it does
  --yes    Do not ask

Exit codes: 0 done; 1 not done; 2 asked wrongly.`

const BadgeSeedInput = Schema.Struct({ isReset: Schema.Boolean })
type BadgeSeedInput = typeof BadgeSeedInput.Type

const resetTask = Effect.gen(function* () {
  const { images, changed } = yield* resetBadges()
  yield* Effect.forEach(images, removeBadgeImage, { discard: true })
  return {
    lines: [`${changed} badges are as they were at first. Points that were given stay.`],
    data: { changed }
  }
})

const seedTask = seedBadges().pipe(
  Effect.map((added) => ({
    lines: [`${added} badges were missing and are there now; the others were left as they are.`],
    data: { added }
  }))
)

const seedBadgesTask: DataTask<BadgeSeedInput> = {
  name: "seed-badges",
  input: BadgeSeedInput,
  makesStore: true,
  run: ({ isReset }) => (isReset ? Effect.mapError(resetTask, failedBy) : Effect.mapError(seedTask, failedBy))
}

const options = {
  reset: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  json: { type: "boolean", default: false }
} as const

const isConfirmed = async (): Promise<boolean> =>
  /^y(es)?$/i.test(await readAnswer("Undo every change of the badge catalogue, pictures included? [y/N] "))

export const seedCommand: Command = {
  name: "seed",
  summary: "Fill the badge catalogue, or reset it (seed badges)",
  usage,
  tasks: [anyTask(seedBadgesTask)],
  run: async (args) => {
    const asked = readCommandLine({ usage }, args, options, ["badges"], { badges: [] })
    if (asked === undefined) return 2
    const { reset: isReset, yes, json: isJson } = asked.values
    if (isReset && !yes && !(await isConfirmed())) {
      console.error("Nothing was changed.")
      return 1
    }
    return performTask(seedBadgesTask, { isReset }, { isJson })
  }
}

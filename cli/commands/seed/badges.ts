import { Effect, Schema } from "effect"
import { resetBadges, seedBadges } from "#core/use-cases/badges/seed-badges.ts"
import { removeBadgeImage } from "#core/use-cases/images/store-badge-image.ts"
import { anyTask, type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { performTask } from "../../data-tasks/perform-task.ts"
import { counted } from "../../terminal/counted.ts"
import { readAnswer } from "../../terminal/typed-answer.ts"
import { type Command, readCommandLine } from "../command.ts"

const usage = `Usage: honesthive seed badges [--reset [--yes]] [--json]

Adds the badges that are missing from the catalogue and leaves the others as admins changed them. The first start of
a server does this by itself.

Options:
  --reset  Restore the whole catalogue to its original state, images included. Points already given are kept.
           Asks for confirmation
  --yes    Don't ask for confirmation
  --json   Print the result as one JSON document

Exit codes: 0 success, 1 failure, 2 invalid usage`

const BadgeSeedInput = Schema.Struct({ isReset: Schema.Boolean })
type BadgeSeedInput = typeof BadgeSeedInput.Type

const resetTask = Effect.gen(function* () {
  const { images, changed } = yield* resetBadges()
  yield* Effect.forEach(images, removeBadgeImage, { discard: true })
  return {
    lines: [`${counted(changed, "badge was", "badges were")} reset. Points already given were kept.`],
    data: { changed }
  }
})

const seedTask = seedBadges().pipe(
  Effect.map((added) => ({
    lines: [`${added} missing badges were added; the others were not changed.`],
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
  /^y(es)?$/i.test(await readAnswer("Undo all changes to the badge catalogue, images included? [y/N] "))

export const seedCommand: Command = {
  name: "seed",
  summary: "Fill the badge catalogue, or reset it (seed badges)",
  usage,
  tasks: [anyTask(seedBadgesTask)],
  run: async (args) => {
    const parsed = readCommandLine({ usage }, args, options, { badges: [] })
    if (parsed === undefined) return 2
    const { reset: isReset, yes, json: isJson } = parsed.values
    if (isReset && !yes && !(await isConfirmed())) {
      console.error("Nothing was changed.")
      return 1
    }
    return performTask(seedBadgesTask, { isReset }, { isJson })
  }
}

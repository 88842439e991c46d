import { Effect, Schema } from "effect"
import { resetBadges, seedBadges } from "#core/use-cases/badges/seed-badges.ts"
import { removeBadgeImage } from "#core/use-cases/images/store-badge-image.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"

const Seeding = Schema.Struct({ isReset: Schema.Boolean })
type Seeding = typeof Seeding.Type

const reset = Effect.gen(function* () {
  const { images, changed } = yield* resetBadges()
  yield* Effect.forEach(images, removeBadgeImage, { discard: true })
  return {
    lines: [`${changed} badges are as they were at first. Points that were given stay.`],
    data: { changed }
  }
})

const seed = seedBadges().pipe(
  Effect.map((added) => ({
    lines: [`${added} badges were missing and are there now; the others were left as they are.`],
    data: { added }
  }))
)

/** Fills the badge catalogue, or makes it what it was at first. */
export const seedBadgesTask: DataTask<Seeding> = {
  name: "seed-badges",
  input: Seeding,
  makesStore: true,
  run: ({ isReset }) => (isReset ? Effect.mapError(reset, failedBy) : Effect.mapError(seed, failedBy))
}

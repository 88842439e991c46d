import { Effect } from "effect"
import { expect, test } from "vitest"
import type { PendingItem } from "#core/domain/feedback/feedback.ts"
import type { HiveStore } from "#core/ports/hive-store.ts"
import type { InstallationStore } from "#core/ports/installation-store.ts"
import type { Moderator } from "#core/ports/moderator.ts"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import type { Sealer } from "#core/ports/sealer.ts"
import { settleFeedback } from "#core/use-cases/moderation/settle-feedback.ts"
import { readPublicProfile } from "#core/use-cases/profiles/read-public-profile.ts"
import { fillWith } from "#ui/offline/samples/fill-hives.ts"
import type { SampleHive } from "#ui/offline/samples/hives/sample-hive.ts"
import { publicText } from "#ui/offline/samples/texts/sample-text.ts"
import { world } from "../../support/world.ts"

const hive: SampleHive = {
  title: "A hive",
  email: "asha@people.example",
  language: null,
  profile: { name: "Asha Raman", jobTitle: "Engineer", bio: "I listen." },
  daysOld: 1,
  questions: [],
  texts: [publicText("You listen well."), publicText("You explain well.")],
  showsBadges: false
}

/** Another tab gets the first claim, and settles an item of it whenever something is claimed again. */
const sharedWithOtherTab = Effect.gen(function* () {
  const pending = yield* PendingFeedback
  const services = yield* Effect.context<HiveStore | InstallationStore | Moderator | Sealer>()
  let others: ReadonlyArray<PendingItem> | null = null
  return PendingFeedback.of({
    ...pending,
    claim: (max, passedOver) =>
      Effect.gen(function* () {
        if (others === null) {
          others = yield* pending.claim(max, passedOver)
          return []
        }
        const [next, ...rest] = others
        others = rest
        if (next !== undefined) yield* settleFeedback(next, { mayDecideAlone: false })
        return yield* pending.claim(max, passedOver)
      }).pipe(Effect.provide(services), Effect.orDie)
  })
})

test("a sample is whole though another tab judges some of its notes", async () => {
  const filling = Effect.gen(function* () {
    const shared = yield* sharedWithOtherTab
    const [filled] = yield* Effect.provideService(fillWith([hive]), PendingFeedback, shared)
    return yield* readPublicProfile(filled?.link ?? "")
  })
  const { feedback } = await Effect.runPromise(Effect.provide(filling, world))
  expect(feedback).toHaveLength(hive.texts.length)
})

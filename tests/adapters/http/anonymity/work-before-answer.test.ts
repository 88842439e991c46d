import { Context, Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { Analyst } from "#core/categories/analyst.ts"
import { HiveStore } from "#core/hives/hive-store.ts"
import { Guard } from "#core/moderation/guard.ts"
import { Sealer } from "#core/support/sealer.ts"
import { makeHive } from "../support/sample-hives.ts"
import { startServer } from "../support/test-server.ts"
import { testServices } from "../support/test-services.ts"
import { submission } from "../support/visitors.ts"

const praise = "You explain what you decide so well, thank you"
const abuse = "You are a pathetic idiot, everybody hates you!"

/** Nobody may be asked to judge before the visitor is answered. */
const mustWait = (what: string) => Effect.die(new Error(`${what} ran before the answer`))

const judges = Layer.mergeAll(
  Layer.succeed(Guard, { judge: () => mustWait("the guard") }),
  Layer.succeed(Analyst, {
    analyse: () => mustWait("the analyst"),
    overview: () => {
      throw new Error("the analyst ran before the answer")
    },
    overviewBy: "nobody"
  })
)

/** Writes down what the store and the sealer are asked for, and how much of it. */
const noting = (notes: Array<string>) =>
  Layer.effectContext(
    Effect.map(Effect.context<HiveStore | Sealer>(), (context) => {
      const [store, sealer] = [Context.get(context, HiveStore), Context.get(context, Sealer)]
      const note = (text: string) => Effect.sync(() => void notes.push(text))
      return context.pipe(
        Context.add(HiveStore, {
          ...store,
          change: (owner, wanted, decide) =>
            note(`change, wanting ${Object.keys(wanted)}`).pipe(
              Effect.andThen(store.change(owner, wanted, decide))
            )
        }),
        Context.add(Sealer, {
          ...sealer,
          seal: (text, place) => note(`seal ${text.length}`).pipe(Effect.andThen(sealer.seal(text, place)))
        })
      )
    })
  )

test("[anon A9] before the answer the same work is done for every text, and nobody judges it", async () => {
  expect(praise.length).toBe(abuse.length)
  const notes: Array<string> = []
  const services = noting(notes).pipe(Layer.provideMerge(Layer.merge(testServices, judges)))
  const server = startServer({ services })
  await makeHive(server, "asha@example.com", "asha-rao")
  const workFor = async (content: string) => {
    notes.length = 0
    const answer = await server.fetch("/api/profile/asha-rao/feedback", submission(content))
    expect(answer.status).toBe(201)
    return [...notes]
  }
  const work = await workFor(praise)
  expect(work).toEqual([`seal ${praise.length}`, "change, wanting "])
  expect(await workFor(abuse)).toEqual(work)
})

import { Effect } from "effect"
import { hasLinkShape, linkIdOf } from "#core/domain/links/link-rules.ts"
import { type Crowded, makeFairTurns } from "#core/use-cases/support/fair-turns.ts"
import { rateLimited } from "../answers/rate-limited.ts"
import type { Incoming } from "../body/incoming.ts"
import { type Draw, makeAllowances, minuteMillis } from "./allowances.ts"
import { type Checked, countIn, type Limiting } from "./counting.ts"

type Drawing = <A, E, R>(page: Effect.Effect<A, E, R>) => Effect.Effect<A, E | Crowded, R>

/** Quotas of visitors, for each network by itself. */
export interface VisitorLimits {
  /** Rendering and reading from disk for one request: few at a time, in fair turns. */
  readonly rendering: (request: Incoming) => Limiting
  /** A valid text for a link. */
  readonly feedback: (request: Incoming, link: string) => Limiting
  /** An answer that says what is wrong with a text. */
  readonly mistake: (request: Incoming) => Checked
  /** A page that is drawn for one visitor alone, and so costs more than all others. */
  readonly drawing: (request: Incoming) => Drawing
}

const everyMillis = 10 * minuteMillis

/** Drawn, so that who finds one used up can hardly tell how much of it others behind the same address used. */
const rules = {
  notesToLink: { atOnce: [45, 75], more: [5, 9], everyMillis },
  notes: { atOnce: [105, 135], more: [33, 47], everyMillis },
  mistakes: { atOnce: [110, 130], more: [110, 130], everyMillis }
} as const

/**
 * Two hundred a second for all, and as many may wait as come to their turn in time, however long places are held. No
 * link is bounded by itself: how full a link is would tell that somebody wrote.
 */
const makePace = (draw: Draw) =>
  makeFairTurns({ atOnce: 200, waiting: 3_000, longest: "20 seconds", drawHold: () => draw([750, 1250]) })

/** Some sixteen a second. */
const makeDrawings = (draw: Draw) =>
  makeFairTurns({ atOnce: 4, waiting: 4, longest: "2 seconds", drawHold: () => draw([200, 300]) })

const renderingWait = 10

/** Whoever finds the line full of others who were served less is asked to come back. */
export const makeRendering = (
  networkOf: (request: Incoming) => Effect.Effect<string>
): VisitorLimits["rendering"] => {
  const turns = makeFairTurns({ atOnce: 4, waiting: 500, longest: `${renderingWait} seconds` })
  return (request) => (work) =>
    Effect.flatMap(networkOf(request), (network) =>
      // Others have their turn between two pages, which each take a millisecond or two.
      turns.take(network, Effect.andThen(Effect.yieldNow, work))
    ).pipe(Effect.catchTag("Crowded", () => Effect.fail(rateLimited(renderingWait * 1_000))))
}

export const makeVisitorLimits = (
  networkOf: (request: Incoming) => Effect.Effect<string>,
  draw: Draw
): VisitorLimits => {
  const notesToLink = makeAllowances(rules.notesToLink, draw)
  const notes = makeAllowances(rules.notes, draw)
  const mistakes = makeAllowances(rules.mistakes, draw)
  const [pace, drawings] = [makePace(draw), makeDrawings(draw)]
  return {
    rendering: makeRendering(networkOf),
    feedback: (request, address) => (work) =>
      Effect.gen(function* () {
        const network = yield* networkOf(request)
        const link = hasLinkShape(address) ? linkIdOf(address) : "none"
        yield* countIn([
          [notesToLink, `${network} ${link}`],
          [notes, network]
        ])
        return yield* pace.take(network, work)
      }).pipe(Effect.catchTag("Crowded", () => Effect.fail(rateLimited(everyMillis)))),
    mistake: (request) => Effect.flatMap(networkOf(request), (network) => countIn([[mistakes, network]])),
    drawing: (request) => (page) =>
      Effect.flatMap(networkOf(request), (network) => drawings.take(network, page))
  }
}

import { Effect } from "effect"
import { makeFairQueue, type Overloaded } from "#core/concurrency/fair-queue.ts"
import { hasLinkShape, linkIdOf } from "#core/domain/links/link-rules.ts"
import { minuteMillis } from "#core/domain/values/durations.ts"
import { rateLimited } from "../responses/rate-limited.ts"
import { consumeQuotas, makeSubnetCheck, type QuotaCheck, type QuotaLimiter } from "./quota-limiter.ts"
import { makeQuota, type Quotas, type RandomInRange } from "./quotas.ts"
import { quotaFactorOf } from "./sender-subnet.ts"

type RenderLimiter = <A, E, R>(page: Effect.Effect<A, E, R>) => Effect.Effect<A, E | Overloaded, R>

export interface VisitorLimits {
  readonly rendering: (request: Request) => QuotaLimiter
  readonly readImage: (request: Request) => QuotaLimiter
  readonly feedback: (request: Request, link: string) => QuotaLimiter
  /** Separate quotas: reports never use up what may be written, nor the reverse. */
  readonly report: (request: Request, link: string) => QuotaLimiter
  readonly mistake: (request: Request) => QuotaCheck
  /**
   * Bounds the store's work alone, because nobody can guess a receipt's 80 random bits. Right and wrong ones count
   * alike: a refusal tells nothing of them.
   */
  readonly receipt: (request: Request) => QuotaCheck
  readonly takeBack: (request: Request) => QuotaCheck
  /** For pages of refused forms: each is rendered for one visitor alone, so that no cache spares the work. */
  readonly renderingRefused: (request: Request) => RenderLimiter
}

const visitorPeriodMillis = 10 * minuteMillis

/** Randomised, so that finding a quota used up reveals little about what others behind the same address used. */
const visitorQuotaRules = {
  notesToLink: { atOnce: [45, 75], more: [5, 9], everyMillis: visitorPeriodMillis },
  notes: { atOnce: [105, 135], more: [33, 47], everyMillis: visitorPeriodMillis },
  reportsToLink: { atOnce: [8, 12], more: [2, 4], everyMillis: visitorPeriodMillis },
  reports: { atOnce: [25, 35], more: [8, 12], everyMillis: visitorPeriodMillis },
  mistakes: { atOnce: [110, 130], more: [110, 130], everyMillis: visitorPeriodMillis },
  receipts: { atOnce: [270, 330], more: [270, 330], everyMillis: visitorPeriodMillis },
  takenBack: { atOnce: [270, 330], more: [270, 330], everyMillis: visitorPeriodMillis }
} as const

/**
 * 200 a second in total; the queue holds as many as get their turn in time. There is no bound per link, because its
 * load would reveal that somebody wrote.
 */
const makeSubmissionQueue = (draw: RandomInRange) =>
  makeFairQueue({
    maxConcurrent: 200,
    maxQueued: 3_000,
    timeout: "20 seconds",
    drawHold: () => draw([750, 1250])
  })

const makeRefusedFormQueue = (draw: RandomInRange) =>
  makeFairQueue({ maxConcurrent: 4, maxQueued: 4, timeout: "2 seconds", drawHold: () => draw([200, 300]) })

type SenderOf = (request: Request) => Effect.Effect<string>

const maxWaitSeconds = 10

type FairSlots = Pick<Parameters<typeof makeFairQueue>[0], "maxConcurrent" | "maxConcurrentPerSender">

/** A full queue refuses a sender in favour of others who were served less. */
export const makeFairTurns = (slots: FairSlots): ((sender: string) => QuotaLimiter) => {
  const queue = makeFairQueue({ ...slots, maxQueued: 500, timeout: `${maxWaitSeconds} seconds` })
  return (sender) => (work) =>
    queue
      .run(sender, Effect.andThen(Effect.yieldNow, work))
      .pipe(Effect.catchTag("Overloaded", () => Effect.fail(rateLimited(maxWaitSeconds * 1_000))))
}

const makeFairLimiter = (senderOf: SenderOf, slots: FairSlots): ((request: Request) => QuotaLimiter) => {
  const turnsOf = makeFairTurns(slots)
  return (request) => (work) => Effect.flatMap(senderOf(request), (sender) => turnsOf(sender)(work))
}

/** Bounds that hold even without limits. A silent bucket holds a slot for 15 s, so images must not share those of pages. */
export const makeFairLimits = (senderOf: SenderOf): Pick<VisitorLimits, "rendering" | "readImage"> => ({
  rendering: makeFairLimiter(senderOf, { maxConcurrent: 4 }),
  readImage: makeFairLimiter(senderOf, { maxConcurrent: 32, maxConcurrentPerSender: 8 })
})

export const makeVisitorLimits = (senderOf: SenderOf, draw: RandomInRange): VisitorLimits => {
  const quotaOf = (name: keyof typeof visitorQuotaRules) =>
    makeQuota(visitorQuotaRules[name], draw, quotaFactorOf)
  const pace = makeSubmissionQueue(draw)
  const refusedForms = makeRefusedFormQueue(draw)
  const limitSubmissions =
    (toLink: Quotas, all: Quotas): VisitorLimits["feedback"] =>
    (request, address) =>
    (work) =>
      Effect.gen(function* () {
        const sender = yield* senderOf(request)
        const link = hasLinkShape(address) ? linkIdOf(address) : "none"
        yield* consumeQuotas([
          [toLink, `${sender} ${link}`],
          [all, sender]
        ])
        return yield* pace.run(sender, work)
      }).pipe(Effect.catchTag("Overloaded", () => Effect.fail(rateLimited(visitorPeriodMillis))))
  return {
    ...makeFairLimits(senderOf),
    feedback: limitSubmissions(quotaOf("notesToLink"), quotaOf("notes")),
    report: limitSubmissions(quotaOf("reportsToLink"), quotaOf("reports")),
    mistake: makeSubnetCheck(senderOf, quotaOf("mistakes")),
    receipt: makeSubnetCheck(senderOf, quotaOf("receipts")),
    takeBack: makeSubnetCheck(senderOf, quotaOf("takenBack")),
    renderingRefused: (request) => (page) =>
      Effect.flatMap(senderOf(request), (sender) => refusedForms.run(sender, page))
  }
}

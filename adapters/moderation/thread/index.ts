import { Effect, Exit, Layer, Request, RequestResolver } from "effect"
import { type Assessment, Moderator, ModeratorUnavailable } from "#core/ports/moderator.ts"
import { localModeration } from "../local/index.ts"
import { makeGuardThread } from "./guard-thread.ts"
import type { AssessmentResult, GuardThreadOptions } from "./messages.ts"

class AssessText extends Request.Class<{ readonly text: string }, Assessment, ModeratorUnavailable> {}

const exitOf = (result: AssessmentResult | undefined): Exit.Exit<Assessment, ModeratorUnavailable> =>
  result !== undefined && "assessment" in result
    ? Exit.succeed(result.assessment)
    : Exit.fail(new ModeratorUnavailable({ cause: result?.failure }))

const resolverFor = (thread: ReturnType<typeof makeGuardThread>) =>
  RequestResolver.make<AssessText>((entries) =>
    Effect.tryPromise({
      try: () => thread.assess(entries.map(({ request }) => request.text)),
      catch: (cause) => new ModeratorUnavailable({ cause })
    }).pipe(
      Effect.flatMap((results) =>
        Effect.forEach(entries, (entry, index) => Request.complete(entry, exitOf(results[index])), {
          discard: true
        })
      )
    )
  )

/** No page waits while the thread judges. Insights are made in the caller's thread. */
export const threadModerator = (options: GuardThreadOptions): Layer.Layer<Moderator> =>
  Layer.effect(
    Moderator,
    Effect.gen(function* () {
      const thread = yield* Effect.acquireRelease(
        Effect.sync(() => makeGuardThread(options)),
        ({ stop }) => Effect.promise(stop)
      )
      const resolver = resolverFor(thread)
      const { insight, insightBy, isCurrent } = localModeration(options.strictness)
      return {
        assess: (text) => Effect.request(new AssessText({ text }), resolver),
        asksElsewhere: false,
        isCurrent,
        insight,
        insightBy
      }
    })
  )

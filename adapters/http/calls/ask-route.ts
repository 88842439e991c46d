import { Effect } from "effect"
import type { Method } from "#core/contract/call.ts"
import { CurrentSender } from "#core/ports/asker.ts"
import type { Answer } from "../answers/answers.ts"
import type { Exchange } from "./asked.ts"
import type { Answering } from "./call-route.ts"
import type { runUseCase } from "./run-use-case.ts"

export interface Route {
  readonly method: Method
  readonly path: string
  readonly answer: (exchange: Exchange) => Answering
}

interface Place {
  readonly path: string
  readonly signal: AbortSignal
}

export const makeRouteHandler =
  (runCall: ReturnType<typeof runUseCase>) =>
  ({ method, path, answer }: Route, exchange: Exchange, place: Place): Promise<Answer> => {
    const effect = Effect.suspend(() => answer(exchange)).pipe(
      Effect.provideService(CurrentSender, exchange.site.limits.networkOf(exchange.request))
    )
    return runCall(effect, { route: `${method} ${path}`, ...place })
  }

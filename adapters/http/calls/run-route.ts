import { Effect } from "effect"
import type { Method } from "#core/contract/call.ts"
import { CurrentSender } from "#core/ports/sender.ts"
import type { PlainResponse } from "../responses/plain-response.ts"
import type { RoutedRequest } from "./call-request.ts"
import type { ResponseEffect } from "./call-route.ts"
import type { runUseCase } from "./run-use-case.ts"

export interface Route {
  readonly method: Method
  readonly path: string
  readonly handle: (routed: RoutedRequest) => ResponseEffect
}

interface RouteContext {
  readonly path: string
  readonly signal: AbortSignal
}

export const makeRouteHandler =
  (runCall: ReturnType<typeof runUseCase>) =>
  ({ method, path, handle }: Route, routed: RoutedRequest, context: RouteContext): Promise<PlainResponse> => {
    const effect = Effect.suspend(() => handle(routed)).pipe(
      Effect.provideService(CurrentSender, routed.site.limits.senderOf(routed.request))
    )
    return runCall(effect, { route: `${method} ${path}`, ...context })
  }

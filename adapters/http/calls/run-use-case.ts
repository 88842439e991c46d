import { Cause, Effect, Exit } from "effect"
import { type HttpFailure, respondWithFailure } from "../responses/failure.ts"
import { failureResponse, type PlainResponse } from "../responses/plain-response.ts"
import type { HttpServices } from "./services.ts"

export type RunUseCase = <A, E>(
  effect: Effect.Effect<A, E, HttpServices>,
  signal?: AbortSignal
) => Promise<Exit.Exit<A, E>>

interface RunUseCaseOptions {
  /** Template of the route, because logs must not contain addresses, bodies or headers. */
  readonly route: string
  readonly path: string
  readonly signal?: AbortSignal
}

const internalErrorText = "Something went wrong."

export const logFailure = (route: string, cause: Cause.Cause<unknown>): Effect.Effect<void> =>
  Effect.logError("Request failed", cause).pipe(Effect.annotateLogs({ route }))

const isStorageUnavailable = ({ _tag }: HttpFailure): boolean =>
  _tag === "StoreUnavailable" || _tag === "ImagesUnavailable"

export const runUseCase =
  (run: RunUseCase) =>
  async (
    effect: Effect.Effect<PlainResponse, HttpFailure, HttpServices>,
    running: RunUseCaseOptions
  ): Promise<PlainResponse> => {
    const exit = await run(effect, running.signal)
    if (Exit.isSuccess(exit)) return exit.value
    const failed = exit.cause.reasons.find(Cause.isFailReason)
    if (failed === undefined && Cause.hasInterruptsOnly(exit.cause)) {
      return failureResponse(running.path, 503, "The service is stopping.", { "retry-after": "5" })
    }
    if (failed === undefined || isStorageUnavailable(failed.error))
      await run(logFailure(running.route, exit.cause))
    return failed === undefined
      ? failureResponse(running.path, 500, internalErrorText)
      : respondWithFailure(running.path, failed.error)
  }

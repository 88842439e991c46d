import { Effect, Layer } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { singleServerWork } from "#core/use-cases/periodic-work/single-server-work.ts"
import { makeOwner, world } from "./world.ts"

export const windowed = (minutes: number) => Layer.merge(world, Layer.succeed(ReleaseWindow)(minutes))

export const sendAll = (link: string, texts: ReadonlyArray<string>) =>
  Effect.forEach(texts, (content) => submitTyped({ link, content, idempotencyKey: undefined }), {
    discard: true
  })

export const countOf = (owner: OwnerId) => Effect.map(listFeedback(owner), (items) => items.length)

export const unavailable = Effect.fail(new StoreUnavailable({ cause: "told to" }))

/** Changes to this owner fail while `isDown` returns true. */
export const storeFailingFor = (owner: OwnerId, isDown: () => boolean) =>
  Effect.map(HiveStore, (store): HiveStore["Service"] => ({
    ...store,
    change: (who, query, decide) =>
      who === owner && isDown() ? unavailable : store.change(who, query, decide)
  }))

/** An owner whose held notes are released at each boundary. */
export const makeReleasing = Effect.fnUntraced(function* () {
  const account = yield* makeOwner()
  yield* Effect.forkChild(singleServerWork, { startImmediately: true })
  return account
})

/** Releases at boundaries with a store that fails for this owner while `isDown` returns true. */
export const releaseFailingFor = Effect.fnUntraced(function* (owner: OwnerId, isDown: () => boolean) {
  const store = yield* storeFailingFor(owner, isDown)
  const releasing = Effect.provideService(singleServerWork, HiveStore, store)
  yield* Effect.forkChild(releasing, { startImmediately: true })
})

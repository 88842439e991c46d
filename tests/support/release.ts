import { Effect, Layer } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { world } from "./world.ts"

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
    change: (who, wish, decide) => (who === owner && isDown() ? unavailable : store.change(who, wish, decide))
  }))

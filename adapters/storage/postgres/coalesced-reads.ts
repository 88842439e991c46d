import { Effect, Exit, Option, Request, RequestResolver } from "effect"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"

interface ReadRequest<Key, Value> extends Request.Request<Option.Option<Value>, StoreUnavailable> {
  readonly key: Key
}

export const coalesceReads = <Key, Value>(
  read: (keys: ReadonlyArray<Key>) => Effect.Effect<ReadonlyMap<Key, Value>, StoreUnavailable>
): ((key: Key) => Effect.Effect<Option.Option<Value>, StoreUnavailable>) => {
  const resolver = RequestResolver.make<ReadRequest<Key, Value>>((entries) =>
    Effect.map(read([...new Set(entries.map(({ request }) => request.key))]), (found) => {
      for (const { request, completeUnsafe } of entries)
        completeUnsafe(Exit.succeed(Option.fromUndefinedOr(found.get(request.key))))
    })
  )
  const requested = Request.of<ReadRequest<Key, Value>>()
  return (key) => Effect.request(requested({ key }), resolver)
}

import { DateTime, Effect, Result } from "effect"
import type { SetSyndication } from "../../contract/account-settings-schemas.ts"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { putChange } from "../../domain/hives/change.ts"
import { embedOriginOf, embedTexts, maxEmbedOrigins } from "../../domain/syndication/syndication.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { HiveStore } from "../../ports/hive-store.ts"

/** Chooses where else an owner's public notes may be read. */
export const setSyndication = Effect.fn("setSyndication")(function* (
  owner: OwnerId,
  { feed, embedOrigins }: SetSyndication
) {
  const origins = new Set(embedOrigins.map(embedOriginOf))
  if (origins.has(null)) return yield* invalidInput(embedTexts.malformed)
  if (origins.size > maxEmbedOrigins) return yield* invalidInput(embedTexts.tooMany)
  const syndication = { feed, embedOrigins: [...origins].filter((origin) => origin !== null) }
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  return yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    const changed: Account = { ...account, syndication, updatedAt }
    return Result.succeed({ change: putChange(changed), answer: changed })
  })
})

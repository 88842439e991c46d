import { Effect } from "effect"
import type { SetSyndication } from "../../contract/account-settings-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { embedOriginOf, embedTexts, maxEmbedOrigins } from "../../domain/syndication/syndication.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { changeAccount } from "../profiles/change-account.ts"

export const setSyndication = Effect.fn("setSyndication")(function* (
  owner: OwnerId,
  { feed, embedOrigins }: SetSyndication
) {
  const origins = new Set(embedOrigins.map(embedOriginOf))
  if (origins.has(null)) return yield* invalidInput(embedTexts.malformed)
  if (origins.size > maxEmbedOrigins) return yield* invalidInput(embedTexts.tooMany)
  return yield* changeAccount(owner, {
    syndication: { feed, embedOrigins: [...origins].filter((origin) => origin !== null) }
  })
})

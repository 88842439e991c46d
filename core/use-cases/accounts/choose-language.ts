import { DateTime, Effect, Result } from "effect"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { putChange } from "../../domain/hives/change.ts"
import type { Language } from "../../domain/languages/language.ts"
import { HiveStore } from "../../ports/hive-store.ts"

/** Chooses the language of the owner's own screens and mails. The owner's public page does not read it. */
export const chooseLanguage = Effect.fn("chooseLanguage")(function* (owner: OwnerId, language: Language) {
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  return yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    const changed: Account = { ...account, language, updatedAt }
    return Result.succeed({ change: putChange(changed), answer: changed })
  })
})

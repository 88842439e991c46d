import { Effect } from "effect"
import type { Account } from "../../domain/accounts/account.ts"
import { stored, unchanged } from "../../domain/hives/change-result.ts"
import type { Language } from "../../domain/languages/language.ts"
import { HiveStore } from "../../ports/hive-store.ts"

/**
 * An account that has no language yet takes that of the page on which its owner signed in. A failure doesn't undo the
 * sign-in.
 */
export const keepFirstLanguage = Effect.fn("keepFirstLanguage")(
  function* ({ owner, language }: Account, stated: Language | null) {
    if (language !== null || stated === null) return
    yield* (yield* HiveStore).change(owner, {}, ({ account }) =>
      account.language === null ? stored({ ...account, language: stated }) : unchanged(account)
    )
  },
  (work) => Effect.ignore(work)
)

import { Effect } from "effect"
import type { Account } from "../../domain/accounts/account.ts"
import { linkIdOf } from "../../domain/links/link-rules.ts"
import { ProfileNotFound } from "../../domain/profiles/profile-not-found.ts"
import { findByLink } from "../links/find-by-link.ts"
import { publicProfileOf } from "./read-public-profile.ts"

/** A link whose owner did not switch it on looks like an unknown one. */
const readWhere = (isOn: (account: Account) => boolean) =>
  Effect.fnUntraced(function* (link: string) {
    const account = yield* findByLink(link)
    if (!isOn(account)) return yield* new ProfileNotFound()
    const { embedOrigins } = account.syndication
    return { notes: { link: linkIdOf(link), profile: yield* publicProfileOf(account) }, embedOrigins }
  })

export const readFeed = readWhere(({ syndication }) => syndication.feed)

export const readEmbedded = readWhere(({ syndication }) => syndication.embedOrigins.length > 0)

import { Effect, Option } from "effect"
import { Directory } from "../hives/hive-store.ts"
import { hasLinkShape, linkIdOf } from "../links/link-rules.ts"
import { ProfileNotFound } from "./profile-not-found.ts"

/** The account that uses a link, found without regard to case. */
export const findByLink = Effect.fnUntraced(function* (link: string) {
  if (!hasLinkShape(link)) return yield* new ProfileNotFound()
  const found = yield* (yield* Directory).findByLink(linkIdOf(link))
  return Option.isSome(found) ? found.value : yield* new ProfileNotFound()
})

import { Effect, Option, Schema } from "effect"
import { Directory } from "../../ports/directory.ts"

export class AccountNotFound extends Schema.TaggedError<AccountNotFound>()("AccountNotFound", {}) {
  override get message() {
    return "There is no account with this email."
  }
}

export const accountWith = Effect.fnUntraced(function* (email: string) {
  const found = yield* (yield* Directory).findByEmail(email)
  return Option.isSome(found) ? found.value : yield* new AccountNotFound()
})

import { DateTime, Effect, Option } from "effect"
import type { SetDigest } from "../../contract/account-settings-schemas.ts"
import { MailOff } from "../../domain/accounts/access-errors.ts"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { isTimeZone } from "../../domain/accounts/digest.ts"
import { stored } from "../../domain/hives/change-result.ts"
import { dayOf } from "../../domain/values/day.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Mailer } from "../../ports/mailer.ts"

/** Sets how often an owner gets a digest by mail. A first one counts from today; another hour loses no notes. */
export const setDigest = Effect.fn("setDigest")(function* (owner: OwnerId, asked: SetDigest) {
  const { every, hour, weekday = 1, zone = "UTC" } = asked
  if (every !== "never" && Option.isNone(yield* Mailer)) return yield* new MailOff()
  if (!isTimeZone(zone)) return yield* invalidInput("Please choose a time zone that exists.")
  const now = yield* DateTime.now
  const today = dayOf(now.epochMilliseconds)
  return yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    const since = account.digest?.since ?? today
    const digest = every === "never" ? null : { every, hour, weekday, zone, since }
    const changed: Account = { ...account, digest, updatedAt: DateTime.formatIso(now) }
    return stored(changed)
  })
})

import { Clock, Effect } from "effect"
import { runLogged } from "../../concurrency/keep-running.ts"
import type { PeriodicTask } from "../../ports/periodic-task.ts"
import { removeDueAccounts } from "../accounts/pending-deletion.ts"
import { releaseAt } from "../feedback/release-feedback.ts"
import { removeWithdrawnAt } from "../feedback/remove-withdrawn.ts"
import { sendDigests } from "../mails/send-digests.ts"
import { sweepRetention } from "../retention/sweep-retention.ts"
import { sendWebhooks } from "../webhooks/send-webhooks.ts"

const sweepDeleted = sweepRetention.pipe(
  Effect.catchTag("StoreUnavailable", () =>
    Effect.logWarning("Expired data could not be removed; trying again in an hour")
  ),
  Effect.asVoid
)

type PeriodicWorkServices =
  | Effect.Services<typeof sweepDeleted | typeof removeDueAccounts>
  | Effect.Services<
      ReturnType<typeof releaseAt | typeof removeWithdrawnAt | typeof sendDigests | typeof sendWebhooks>
    >

/** All work that no request starts. On one server and on many, each run is done once. */
export const periodicTasks: ReadonlyArray<PeriodicTask<PeriodicWorkServices>> = [
  { name: "release", minutes: "* * * * *", isLong: true, run: releaseAt },
  { name: "withdrawals", minutes: "* * * * *", isLong: true, run: removeWithdrawnAt },
  { name: "deletions", minutes: "* * * * *", isLong: false, run: () => removeDueAccounts },
  { name: "digests", minutes: "*/15 * * * *", isLong: false, run: sendDigests },
  { name: "webhooks", minutes: "*/15 * * * *", isLong: true, run: sendWebhooks },
  { name: "sweep", minutes: "17 * * * *", isLong: false, run: () => sweepDeleted }
]

/** Runs every task when a server starts, because its minutes may have passed while no server ran. */
export const startWork = Effect.flatMap(Clock.currentTimeMillis, (now) =>
  Effect.all(
    periodicTasks.map(({ name, run }) => runLogged(name, run(now))),
    { concurrency: "unbounded", discard: true }
  )
)

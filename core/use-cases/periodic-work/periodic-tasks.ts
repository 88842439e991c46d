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
  { name: "release", minutes: "* * * * *", isLong: true, runsAtStart: true, run: releaseAt },
  { name: "withdrawals", minutes: "* * * * *", isLong: true, runsAtStart: true, run: removeWithdrawnAt },
  { name: "deletions", minutes: "* * * * *", isLong: false, runsAtStart: true, run: () => removeDueAccounts },
  { name: "digests", minutes: "*/15 * * * *", isLong: false, runsAtStart: true, run: sendDigests },
  { name: "webhooks", minutes: "*/15 * * * *", isLong: true, runsAtStart: true, run: sendWebhooks },
  { name: "sweep", minutes: "17 * * * *", isLong: false, runsAtStart: true, run: () => sweepDeleted }
]

/** Runs the tasks that may be due already when a server starts. */
export const startWork = Effect.flatMap(Clock.currentTimeMillis, (now) =>
  Effect.all(
    periodicTasks.filter(({ runsAtStart }) => runsAtStart).map(({ name, run }) => runLogged(name, run(now))),
    { concurrency: "unbounded", discard: true }
  )
)

import { Duration, Effect, Option, Redacted } from "effect"
import { doPeriodically, type PeriodicTask } from "#adapters/storage/postgres/index.ts"
import { Retention } from "#core/ports/retention.ts"
import { removeDueAccounts } from "#core/use-cases/accounts/pending-deletion.ts"
import { releaseAt, releaseLeftOver } from "#core/use-cases/feedback/release-feedback.ts"
import { sendDigests } from "#core/use-cases/mails/send-digests.ts"
import { singleServerWork, sweepDeleted } from "#core/use-cases/periodic-work/single-server-work.ts"
import { sendWebhooks } from "#core/use-cases/webhooks/send-webhooks.ts"
import type { Configuration } from "../settings/config.ts"

/** Releases and webhooks, whose attempts are minutes apart, run in the background so as not to delay the next work. */
const releaseTask = (minute: number) => Effect.forkScoped(releaseAt(minute))

const webhookTask = (minute: number) => Effect.forkScoped(sendWebhooks(minute))

type PeriodicWorkServices =
  | Effect.Services<typeof sweepDeleted | typeof removeDueAccounts>
  | Effect.Services<
      ReturnType<typeof releaseTask> | ReturnType<typeof webhookTask> | ReturnType<typeof sendDigests>
    >

const periodicTasks: ReadonlyArray<PeriodicTask<PeriodicWorkServices>> = [
  { name: "release", minutes: "* * * * *", run: (minute) => Effect.asVoid(releaseTask(minute)) },
  { name: "digests", minutes: "*/15 * * * *", run: sendDigests },
  { name: "webhooks", minutes: "*/15 * * * *", run: (minute) => Effect.asVoid(webhookTask(minute)) },
  { name: "leavers", minutes: "* * * * *", run: () => removeDueAccounts },
  { name: "sweep", minutes: "17 * * * *", run: () => sweepDeleted }
]

/** Minimum milliseconds between two runs; otherwise ten times as long as the last one took. */
const minEraseRestMillis = 20_000

/** Also erases data that a stopped server left, and rows deleted directly in the database. */
const eraseForever = Effect.gen(function* () {
  const [took] = yield* Effect.timed((yield* Retention).forget)
  yield* Effect.sleep(Math.max(minEraseRestMillis, 10 * Duration.toMillis(took)))
}).pipe(
  Effect.catchTag("StoreUnavailable", () =>
    Effect.andThen(
      Effect.logWarning("Deleted data could not be erased from the database files; trying again in a minute"),
      Effect.sleep("1 minute")
    )
  ),
  Effect.forever
)

/** Release, digests and retention, forever. Each task runs once, however many servers share the store. */
export const periodicWork = ({ databaseUrl }: Configuration) =>
  Option.match(databaseUrl, {
    onNone: () => singleServerWork,
    onSome: (url) =>
      Effect.all([releaseLeftOver, eraseForever, doPeriodically(Redacted.value(url), periodicTasks)], {
        concurrency: "unbounded",
        discard: true
      })
  })

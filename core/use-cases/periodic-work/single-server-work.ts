import { Clock, Cron, DateTime, Effect } from "effect"
import { keepRunning, runLogged } from "../../concurrency/keep-running.ts"
import { minuteMillis } from "../../domain/values/durations.ts"
import type { PeriodicTask } from "../../ports/periodic-task.ts"
import { periodicTasks, startWork } from "./periodic-tasks.ts"

/** An offset, because Intl takes 20 ms of the start to load the zone of that name. */
const utc = DateTime.zoneMakeOffset(0)

/** Timers are imprecise: a task is given the minute that was computed, and no minute twice. */
const repeatTask = <R>({ name, minutes, isLong, run }: PeriodicTask<R>) => {
  const times = Cron.parseUnsafe(minutes, utc)
  return Effect.gen(function* () {
    let last = yield* Clock.currentTimeMillis
    while (true) {
      const now = yield* Clock.currentTimeMillis
      // A clock that was ahead and is set back would otherwise stop the task until it gets there again.
      if (now < last - minuteMillis) last = now
      const minute = Cron.next(times, new Date(last)).getTime()
      yield* Effect.sleep(Math.min(minute - now, minuteMillis))
      if (minute - now > minuteMillis) continue
      const work = runLogged(name, run(minute))
      yield* isLong ? Effect.forkScoped(work) : work
      last = Math.max(minute, yield* Clock.currentTimeMillis)
    }
  }).pipe(Effect.scoped)
}

export const singleServerWork = Effect.all(
  [startWork, ...periodicTasks.map((task) => keepRunning(task.name, repeatTask(task)))],
  { concurrency: "unbounded", discard: true }
)

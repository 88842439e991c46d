import { Clock, Cron, DateTime, Effect } from "effect"
import { keepRunning, runLogged } from "../../concurrency/keep-running.ts"
import type { PeriodicTask } from "../../ports/periodic-task.ts"
import { periodicTasks, startWork } from "./periodic-tasks.ts"

/** An offset, because Intl takes 20 ms of the start to load the zone of that name. */
const utc = DateTime.zoneMakeOffset(0)

/** Timers are imprecise: a task is given the minute that was computed, and no minute twice. */
const repeatTask = <R>({ name, minutes, isLong, run }: PeriodicTask<R>) => {
  const times = Cron.parseUnsafe(minutes, utc)
  return Effect.gen(function* () {
    let last = 0
    while (true) {
      const now = yield* Clock.currentTimeMillis
      const minute = Cron.next(times, new Date(Math.max(now, last))).getTime()
      last = minute
      yield* Effect.sleep(minute - now)
      const work = runLogged(name, run(minute))
      yield* isLong ? Effect.forkScoped(work) : work
    }
  }).pipe(Effect.scoped)
}

/** The periodic tasks of an installation with one server, forever. */
export const singleServerWork = Effect.all(
  [startWork, ...periodicTasks.map((task) => keepRunning(task.name, repeatTask(task)))],
  { concurrency: "unbounded", discard: true }
)

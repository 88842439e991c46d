import type { Effect } from "effect"

/**
 * Work at the minutes given as a crontab line (UTC), with a name in lower case. `run` receives the scheduled minute in
 * epoch milliseconds; a failed run is not retried before its next minute.
 */
export interface PeriodicTask<R> {
  readonly name: string
  readonly minutes: string
  /** Whether retries may outlast the next minute: then the run delays no other. */
  readonly isLong: boolean
  readonly run: (minute: number) => Effect.Effect<void, never, R>
}

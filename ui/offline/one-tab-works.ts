import { Effect } from "effect"

/** Resolves when another tab is shown while this one is hidden, because browsers slow down timers in hidden tabs. */
const untilOtherTabHides = (channel: BroadcastChannel): Promise<void> =>
  new Promise((resolve) => {
    channel.addEventListener("message", () => {
      if (document.hidden) resolve()
    })
  })

const claimWork = (channel: BroadcastChannel): void => {
  if (!document.hidden) channel.postMessage("seen")
}

const holdWorkLock = (lock: string): Effect.Effect<() => void> =>
  Effect.callback<() => void>((resume) => {
    const waiting = new AbortController()
    const work = () =>
      new Promise<void>((release) => {
        resume(Effect.succeed(release))
      })
    navigator.locks.request(lock, { signal: waiting.signal }, work).catch(() => undefined)
    return Effect.sync(() => waiting.abort())
  })

/** Runs the work in one tab, the one shown last. Another takes over when it closes. */
export const inOneTab = <E, R>(lock: string, work: Effect.Effect<unknown, E, R>) =>
  Effect.gen(function* () {
    const channel = new BroadcastChannel(lock)
    document.addEventListener("visibilitychange", () => claimWork(channel))
    claimWork(channel)
    const turn = Effect.acquireUseRelease(
      holdWorkLock(lock),
      () =>
        Effect.raceFirst(
          work,
          Effect.promise(() => untilOtherTabHides(channel))
        ),
      (release) => Effect.sync(release)
    )
    return yield* Effect.forever(turn)
  })

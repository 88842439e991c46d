import type { StoreFileSystem } from "#adapters/storage/lowdb/files.ts"

/** They answer at once, and so cannot wait. */
const synchronous = new Set<PropertyKey>(["look", "status"])

/** Files of a process that can be stopped before any one of its operations, and go on with it later. */
export const pausableFiles = (files: StoreFileSystem) => {
  let operations = 0
  let pauseAt = Number.POSITIVE_INFINITY
  let { promise: gate, resolve: open } = Promise.withResolvers<void>()

  /** Its methods, and those of the files that they open, wait at the gate. */
  const passing = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get: (of, name) => {
        const run: unknown = Reflect.get(of, name)
        if (typeof run !== "function" || synchronous.has(name)) return run
        return async (...args: ReadonlyArray<unknown>) => {
          operations += 1
          if (operations >= pauseAt) await gate
          const result: unknown = await run(...args)
          return typeof result === "object" && result !== null && "sync" in result ? passing(result) : result
        }
      }
    })

  return {
    files: passing(files),
    isPaused: () => operations >= pauseAt,
    /** Before the operation of this number, counted from now. */
    pauseAfter: (count: number) => {
      ;({ promise: gate, resolve: open } = Promise.withResolvers<void>())
      pauseAt = operations + count
    },
    goOn: () => {
      pauseAt = Number.POSITIVE_INFINITY
      open()
    }
  }
}

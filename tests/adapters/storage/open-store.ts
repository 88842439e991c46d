import { Effect, Exit } from "effect"
import { type LowdbOptions, openLowdb } from "#adapters/storage/lowdb/index.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { StoreHealth } from "#core/ports/store-health.ts"
import { type DiskImage, simulatedDisk } from "./simulated-disk.ts"
import { observe, type StoreCommand } from "./store-commands.ts"

/** A data folder on a simulated disk. */
export const dataDir = "/data"

/** The lock names a process that runs no more after a loss of power. */
export const withoutLock = (image: DiskImage): DiskImage =>
  new Map([...image].filter(([path]) => path !== `${dataDir}/honesthive.lock`))

/** An open store with what tests do on it. */
export const openStore = (options: LowdbOptions) =>
  Effect.map(openLowdb(options), ({ ports, flush }) => {
    const on = <A, E>(effect: Effect.Effect<A, E, StoragePorts>) => Effect.provide(effect, ports)
    return {
      flush,
      on,
      run: (...commands: ReadonlyArray<StoreCommand>) => on(Effect.forEach(commands, ({ run }) => run)),
      observed: on(observe),
      problems: on(StoreHealth.use(({ problems }) => problems)),
      isWell: Effect.map(Effect.exit(on(StoreHealth.use(({ check }) => check))), Exit.isSuccess)
    }
  })

/** Everything that a store answers which is opened on the image. */
export const observedOn = (image: DiskImage) =>
  openStore({ dataDir, files: simulatedDisk(withoutLock(image)).files }).pipe(
    Effect.flatMap(({ observed }) => observed),
    Effect.scoped
  )

import type { StoreFileSystem } from "#adapters/storage/lowdb/files.ts"
import { withoutLock } from "../../adapters/storage/open-store.ts"
import { type Crash, type DiskImage, simulatedDisk } from "../../adapters/storage/simulated-disk.ts"

/** A computer whose disk fails now and then, and which loses power when it is told to. */
export interface SimulatedMachine {
  readonly files: StoreFileSystem
  /** The chance with which an operation fails, from now on. */
  readonly setWeather: (chance: number) => void
  /** Cuts the power before so many more operations that alter the disk. */
  readonly cutPowerAfter: (operations: number, crash: Crash) => void
  readonly keepPower: () => void
  readonly isOff: () => boolean
  /** The disk as the next machine finds it: after a power cut without what was never synced. */
  readonly left: () => DiskImage
}

export const makeMachine = (image: DiskImage, random: () => number): SimulatedMachine => {
  let chance = 0
  let remaining = Number.POSITIVE_INFINITY
  let kind: Crash = "nothing unsynced"
  let left: DiskImage | undefined
  const failure = () => {
    if (left !== undefined) return new Error("the power is gone")
    return chance > 0 && random() < chance ? new Error("EIO") : undefined
  }
  const onChange = () => {
    remaining -= 1
    if (remaining < 0 && left === undefined) left = disk.crash(kind)
  }
  /** Now and then others get a turn before the disk is done. */
  const delay = () =>
    random() < 0.2 ? new Promise<void>((resolve) => setImmediate(resolve)) : Promise.resolve()
  const disk = simulatedDisk(image, { onChange, failure, delay })
  return {
    files: disk.files,
    setWeather: (next) => {
      chance = next
    },
    cutPowerAfter: (operations, crash) => {
      remaining = operations
      kind = crash
    },
    keepPower: () => {
      remaining = Number.POSITIVE_INFINITY
    },
    isOff: () => left !== undefined,
    left: () => withoutLock(left ?? disk.image())
  }
}

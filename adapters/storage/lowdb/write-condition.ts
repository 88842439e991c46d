import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { changeFailedBy, FileReplaced, isLeaseLost, type LeaseLost } from "./store-errors.ts"

export interface WriteCondition {
  readonly lastFailure: () => unknown
  readonly noteFailure: (cause: unknown) => StoreUnavailable
  readonly noteWritten: () => void
  readonly leaseLost: () => LeaseLost | undefined
  readonly noteLeaseLost: (cause: LeaseLost) => void
  /** Throws once the lease is lost. */
  readonly requireLease: () => void
}

/** Whether this process may write, and whether the disk took its last change. A lost lease is lost for good. */
export const makeWriteCondition = (
  root: string,
  onFileReplaced: (replaced: FileReplaced) => void
): WriteCondition => {
  let lastFailure: unknown
  let leaseLost: LeaseLost | undefined
  const noteLeaseLost = (cause: LeaseLost) => {
    leaseLost = cause
    if (cause instanceof FileReplaced) onFileReplaced(cause)
  }
  return {
    lastFailure: () => lastFailure,
    noteFailure: (cause) => {
      lastFailure = cause
      if (isLeaseLost(cause)) noteLeaseLost(cause)
      return changeFailedBy(root, cause)
    },
    noteWritten: () => {
      lastFailure = undefined
    },
    leaseLost: () => leaseLost,
    noteLeaseLost,
    requireLease: () => {
      if (leaseLost !== undefined) throw leaseLost
    }
  }
}

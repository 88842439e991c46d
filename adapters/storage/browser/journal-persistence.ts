import { Effect } from "effect"
import type { Change } from "#core/domain/hives/change.ts"
import { StoreUnavailable, tryStore } from "#core/ports/store-unavailable.ts"
import type { Persistence } from "../in-memory/persistence.ts"
import type { BrowserData } from "./browser-data.ts"

interface QueuedChange {
  readonly change: Change
  readonly settle: Parameters<Persistence["append"]>[1]
}

export const journalPersistence = (data: BrowserData, onWritten: (position: number) => void) => {
  let waiting: Array<QueuedChange> = []
  let writing: Promise<void> | undefined

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        const position = await data.append(batch.map(({ change }) => change))
        for (const { settle } of batch) settle()
        onWritten(position)
      } catch (cause) {
        const failed = [...batch, ...waiting]
        waiting = []
        for (const { settle } of failed) settle(new StoreUnavailable({ cause }))
      }
    }
  }

  const append: Persistence["append"] = (change, settle) => {
    waiting.push({ change, settle })
    writing ??= writeAll().finally(() => {
      writing = undefined
    })
  }

  const check: Persistence["check"] = Effect.asVoid(tryStore(() => data.readAfter(Number.MAX_SAFE_INTEGER)))

  /** Includes writes whose request was interrupted, which nobody awaits any more. */
  const untilWritten = async (): Promise<void> => writing

  return { append, check, untilWritten }
}

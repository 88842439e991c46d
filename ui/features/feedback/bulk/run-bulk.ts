/** Result of a bulk action. Items in neither list were not tried. */
export interface BulkResult {
  readonly done: ReadonlyArray<string>
  readonly failed: ReadonlyArray<string>
  readonly error: unknown
}

interface BulkRun {
  readonly ids: ReadonlyArray<string>
  readonly act: (id: string) => Promise<unknown>
  /** Whether the next item would fail, too: no session, no connection. */
  readonly isFatal: (error: unknown) => boolean
  readonly isStopped: () => boolean
  readonly onProgress: (tried: number) => void
}

/** Sends one request after the other (spec section 4) and continues after a failure. */
export const runBulk = async ({ ids, act, isFatal, isStopped, onProgress }: BulkRun): Promise<BulkResult> => {
  const done: Array<string> = []
  const failed: Array<string> = []
  let lastError: unknown = null
  for (const id of ids) {
    if (isStopped()) break
    try {
      await act(id)
      done.push(id)
    } catch (error) {
      lastError = error
      failed.push(id)
      if (isFatal(error)) break
    }
    onProgress(done.length + failed.length)
  }
  return { done, failed, error: lastError }
}

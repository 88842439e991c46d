import { open } from "node:fs/promises"

/** The least that a durable POST costs: one line for each, synced with all that arrived meanwhile. */
export const syncedLines = async (path: string) => {
  const file = await open(path, "a")
  let waiting: Array<{ readonly line: string; readonly resolve: () => void }> = []
  let isWriting = false
  const drain = async () => {
    isWriting = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await file.write(group.map(({ line }) => line).join(""))
      await file.datasync()
      for (const { resolve } of group) resolve()
    }
    isWriting = false
  }
  const append = (line: string) =>
    new Promise<void>((resolve) => {
      waiting.push({ line, resolve })
      if (!isWriting) void drain()
    })
  return { append, close: () => file.close() }
}

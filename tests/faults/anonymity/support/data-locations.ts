import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { pollUntil } from "../../../support/people.ts"
import type { RunningServer } from "../../../support/running-server.ts"

/** A file that is replaced meanwhile is read under its next name, or was read before. */
const readIfThere = (path: string): Buffer => {
  try {
    return readFileSync(path)
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return Buffer.alloc(0)
    throw cause
  }
}

/** Every byte of every file in a folder, and the files' names. */
export const bytesIn = (folder: string): Buffer => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Buffer.concat([
    Buffer.from(entries.map(({ name }) => name).join("\n")),
    ...files.map(({ parentPath, name }) => readIfThere(join(parentPath, name)))
  ])
}

/** Makes a server write a heap snapshot into the folder when it gets SIGUSR2. Only these tests start one so. */
export const snapshotOptions = (folder: string) => ({
  NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${folder}`
})

const isAnswering = ({ url }: RunningServer): Promise<boolean> =>
  fetch(`${url}/api/health`, { headers: { connection: "close" } }).then(
    async (answer) => (await answer.text()) !== "",
    () => false
  )

/** All that lives on the server's heap after a full collection of garbage; strings are cut at 1,024 characters. */
export const heapOf = async (server: RunningServer, folder: string): Promise<Buffer> => {
  const snapshots = () => readdirSync(folder).filter((name) => name.endsWith(".heapsnapshot"))
  const before = snapshots()
  const isNew = (name: string) => !before.includes(name)
  server.signal("SIGUSR2")
  await pollUntil("the snapshot is begun", async () => snapshots().some(isNew))
  // It is written in one go: who is answered is answered after its end.
  await pollUntil("the snapshot is whole", () => isAnswering(server), 60_000)
  return readFileSync(join(folder, snapshots().find(isNew) ?? ""))
}

import { fork } from "node:child_process"
import { fileURLToPath } from "node:url"
import { Schema } from "effect"
import { nextMessage } from "../load/load.ts"

const script = fileURLToPath(new URL("insert-rows.ts", import.meta.url))
const readRate = Schema.decodeUnknownSync(Schema.Finite)

/** Rows a second that the driver alone stores, in a process of its own. */
export const startInserting = (cleanUp: AsyncDisposableStack, url: string, hives: number) => {
  const child = fork(script, [url, `${hives}`], { execArgv: [] })
  cleanUp.defer(() => void child.kill())
  return async (connections: number, millis: number): Promise<number> => {
    const answered = nextMessage(child)
    child.send({ connections, millis })
    return readRate(await answered)
  }
}

import type { ServerTask, TaskCallbacks } from "#core/ports/server-task.ts"
import { askServer } from "./ask-server.ts"
import { isAnswering } from "./is-answering.ts"
import { serveControl } from "./serve-control.ts"

export const controlSocket = (dataDir: string) => ({
  isAnswering: isAnswering(dataDir),
  perform: (task: { readonly name: string; readonly input: unknown }, callbacks: TaskCallbacks) =>
    askServer(dataDir, task, callbacks),
  serve: <Services>(tasks: ReadonlyArray<ServerTask<Services>>) => serveControl(dataDir, tasks)
})

import { Schema } from "effect"
import { generateLoad } from "./generate-load.ts"
import { LoadJob } from "./job.ts"

/** The load generator's process: a job in, its outcome out, one at a time. */
const readJob = Schema.decodeUnknownSync(LoadJob)

process.on("message", async (message: unknown) => {
  process.send?.(await generateLoad(readJob(message)))
})

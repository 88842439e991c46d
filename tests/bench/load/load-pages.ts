import type { BenchContext } from "../row.ts"
import type { ChildServer } from "../servers/servers.ts"
import type { LoadResult } from "./job.ts"
import { getRequest } from "./requests.ts"

/** Loads of the start page, by ten visitors one after the other. */
export const loadPages = ({ load, options }: BenchContext, { port }: ChildServer): Promise<LoadResult> =>
  load.run({
    port,
    connections: 10,
    warmUpMillis: options.warmUpMillis,
    millis: options.millis,
    requests: [getRequest("/")],
    status: 200
  })

import type { BenchRow } from "./row.ts"
import { judgeRow } from "./rows/judge.ts"
import { listRow } from "./rows/list.ts"
import { pendingRow, replayRow } from "./rows/page-loads.ts"
import { postgresRow } from "./rows/postgres.ts"
import { postRow, readRow } from "./rows/read-and-post.ts"
import { replicasRow } from "./rows/replicas.ts"
import { scaleRow } from "./rows/scale.ts"
import { settleRow } from "./rows/settle.ts"
import { sizeRow } from "./rows/size.ts"
import { memoryRow, startRow } from "./rows/start-and-memory.ts"

/** All that `npm run bench` measures. A new row needs one line here. */
export const rows: ReadonlyArray<BenchRow> = [
  sizeRow,
  startRow,
  memoryRow,
  judgeRow,
  settleRow,
  pendingRow,
  replayRow,
  readRow,
  postRow,
  scaleRow,
  listRow,
  postgresRow,
  replicasRow
]

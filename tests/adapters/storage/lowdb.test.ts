import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { lowdbStorage } from "#adapters/storage/lowdb/storage.ts"
import { storageContract } from "../../contracts/storage.contract.ts"

storageContract({
  name: "lowdb",
  place: Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "honesthive-lowdb-"))),
    (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true }))
  ),
  open: (dataDir, options) => lowdbStorage({ ...options, dataDir }),
  isDurable: true
})

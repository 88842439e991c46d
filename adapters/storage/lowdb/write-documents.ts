import { setImmediate as nextTurn } from "node:timers/promises"
import type { StoredRecord } from "#core/domain/records/record-kinds.ts"
import { hiveRowsOf, type InMemoryHive } from "../in-memory/in-memory-hive.ts"
import type { WritePlan } from "../in-memory/plan-writes.ts"
import type { DocumentRows } from "../in-memory/sorted-rows.ts"
import type { Documents } from "./documents.ts"
import type { InspectDocumentsInput } from "./inspect-folder.ts"

const removeHives = async (documents: Documents, owners: WritePlan["gone"]) => {
  for (const owner of owners) {
    await documents.hive(owner).remove()
    documents.forgetHive(owner)
  }
}

/** Reads a lazy hive again for its rows. Other requests get their turn meanwhile, and may change or hydrate it. */
const rowsInSteps = async (hive: InMemoryHive): Promise<DocumentRows> => {
  const stored: Array<StoredRecord> = []
  for (const rows of hive.lazyRows?.stored.pieces() ?? []) {
    stored.push(...rows)
    await nextTurn()
  }
  return hiveRowsOf(hive, stored)
}

export const writeReplacedDocuments = async (
  { files, folder, documents }: InspectDocumentsInput,
  plan: WritePlan,
  mark: number
): Promise<void> => {
  for (const [owner, hive] of plan.hives) await documents.hive(owner).keepBeside(hiveRowsOf(hive), mark)
  if (plan.hives.length > 0) await files.syncFolder(folder.hives)
  if (plan.directory !== undefined) await documents.directory.keepBeside(plan.directory, mark)
  if (plan.sessions !== undefined) await documents.sessions.keepBeside(plan.sessions, mark)
  await files.syncFolder(folder.root)
}

/**
 * Brings the documents up to the plan. Hive rows may be newer than the plan; replaying the journal's later lines over
 * them has no effect. Documents and journal together are complete at every moment: a hive's file is durable before
 * the directory names it and is removed only after the directory no longer does. `mark` is the journal's chain at the
 * time of the plan.
 */
export const writeDocuments = async (
  { files, folder, documents }: InspectDocumentsInput,
  plan: WritePlan,
  mark: number
): Promise<void> => {
  // The folder may have been removed while the server runs.
  if (plan.hives.length > 0) await files.makeFolder(folder.hives)
  for (const [owner, hive] of plan.hives) await documents.hive(owner).write(await rowsInSteps(hive), mark)
  if (plan.hives.length > 0) await files.syncFolder(folder.hives)
  if (plan.directory !== undefined) await documents.directory.write(plan.directory, mark)
  if (plan.sessions !== undefined) await documents.sessions.write(plan.sessions, mark)
  await files.syncFolder(folder.root)
  await removeHives(documents, plan.gone)
  if (plan.gone.length > 0) await files.syncFolder(folder.hives)
}

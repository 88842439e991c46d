import type { OwnerId } from "#core/accounts/account.ts"
import { rowsOf } from "../resident/resident-hive.ts"
import { hiveOf, type ResidentState } from "../resident/resident-state.ts"
import type { DataFolder, Documents } from "./data-folder.ts"
import type { Dirty } from "./dirty.ts"
import type { Files } from "./files.ts"

const writeHives = async (state: ResidentState, documents: Documents, owners: Iterable<OwnerId>) => {
  for (const owner of owners) {
    const hive = hiveOf(state, owner)
    if (hive !== undefined) await documents.hive(owner).write(rowsOf(hive))
  }
}

const removeHives = async (state: ResidentState, documents: Documents, owners: ReadonlySet<OwnerId>) => {
  const gone = [...owners].filter((owner) => !state.hives.has(owner))
  for (const owner of gone) {
    await documents.hive(owner).remove()
    documents.forgetHive(owner)
  }
  return gone.length
}

const writeShared = async (state: ResidentState, documents: Documents, dirty: Dirty) => {
  if (dirty.directory) {
    const accounts = [...state.hives.values()].map((hive) => hive.head.account)
    await documents.directory.write([...accounts, ...state.links.values()])
  }
  if (dirty.sessions) await documents.sessions.write([...state.sessions.values()])
}

/**
 * Brings the files up to the state in memory. At every moment, with the journal, they hold everything: a hive's
 * file is durable before the directory names it, and goes only when the directory names it no more.
 */
export const writeDocuments = async (
  files: Files,
  folder: DataFolder,
  documents: Documents,
  state: ResidentState,
  dirty: Dirty
): Promise<void> => {
  await writeHives(state, documents, dirty.hives)
  if (dirty.hives.size > 0) await files.syncFolder(folder.hives)
  await writeShared(state, documents, dirty)
  await files.syncFolder(folder.root)
  if ((await removeHives(state, documents, dirty.hives)) > 0) await files.syncFolder(folder.hives)
}

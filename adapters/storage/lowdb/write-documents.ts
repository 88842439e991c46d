import type { OwnerId } from "#core/accounts/account.ts"
import { type ResidentHive, rowsOf, wake } from "../resident/resident-hive.ts"
import type { ResidentState } from "../resident/resident-state.ts"
import type { DataFolder, Documents } from "./data-folder.ts"
import type { Dirty } from "./dirty.ts"
import type { Files } from "./files.ts"
import type { Rows } from "./sorted-rows.ts"

/**
 * What one flush writes. It is settled in one turn, because accounts come and go while files are written: the
 * directory must name exactly the hives whose files are there.
 */
export interface WritePlan {
  readonly hives: ReadonlyArray<readonly [OwnerId, ResidentHive]>
  readonly gone: ReadonlyArray<OwnerId>
  readonly directory: Rows | undefined
  readonly sessions: Rows | undefined
}

export const planWrites = (state: ResidentState, dirty: Dirty): WritePlan => {
  const { own } = state
  const directory = () => [
    ...[...state.hives.values()].map((hive) => hive.head.account),
    ...state.links.values(),
    ...own.installation.admins.values(),
    ...own.installation.badges.values(),
    ...own.entries.values()
  ]
  return {
    hives: [...dirty.hives].flatMap((owner) => {
      const hive = state.hives.get(owner)
      return hive === undefined ? [] : [[owner, hive] as const]
    }),
    gone: [...dirty.hives].filter((owner) => !state.hives.has(owner)),
    directory: dirty.directory ? directory() : undefined,
    sessions: dirty.sessions ? [...state.sessions.values(), ...own.sessions.values()] : undefined
  }
}

const removeHives = async (documents: Documents, owners: WritePlan["gone"]) => {
  for (const owner of owners) {
    await documents.hive(owner).remove()
    documents.forgetHive(owner)
  }
}

/**
 * Brings the files up to the plan. Rows of hives may be newer than it: the journal's later lines say the same. At
 * every moment, with the journal, the files hold everything: a hive's file is durable before the directory names
 * it, and goes only when the directory names it no more.
 */
export const writeDocuments = async (
  files: Files,
  folder: DataFolder,
  documents: Documents,
  plan: WritePlan
): Promise<void> => {
  for (const [owner, hive] of plan.hives) await documents.hive(owner).write(rowsOf(wake(hive)))
  if (plan.hives.length > 0) await files.syncFolder(folder.hives)
  if (plan.directory !== undefined) await documents.directory.write(plan.directory)
  if (plan.sessions !== undefined) await documents.sessions.write(plan.sessions)
  await files.syncFolder(folder.root)
  await removeHives(documents, plan.gone)
  if (plan.gone.length > 0) await files.syncFolder(folder.hives)
}

import { emptyDirty, noteChange } from "../in-memory/dirty-documents.ts"
import { hiveRowsOf } from "../in-memory/in-memory-hive.ts"
import { planWrites } from "../in-memory/plan-writes.ts"
import type { BrowserData } from "./browser-data.ts"
import { loadState } from "./load.ts"

/**
 * Writes the journal's changes into the documents and deletes them from the journal, so that deleted texts are really
 * gone. Must run only while no tab has the store open: tabs learn of each other's changes from the journal.
 */
export const foldJournal = async (data: BrowserData): Promise<void> => {
  const entries = await data.readAfter(0)
  if (entries.length === 0) return
  const { state, position } = await loadState(data)
  const dirty = emptyDirty()
  for (const { change } of entries) noteChange(dirty, change, () => false)
  const plan = planWrites(state, dirty)
  for (const [owner, hive] of plan.hives) await data.hive(owner).write(hiveRowsOf(hive))
  if (plan.directory !== undefined) await data.directory.write(plan.directory)
  if (plan.sessions !== undefined) await data.sessions.write(plan.sessions)
  for (const owner of plan.gone) await data.removeHive(owner)
  await data.cutUpTo(position)
}

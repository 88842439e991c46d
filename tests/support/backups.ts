import { open } from "node:fs/promises"
import type { BackupLine } from "#adapters/backup/format.ts"
import { readLines } from "#adapters/backup/read-lines.ts"

/** The lines of a backup file, opened with its key (64 hex digits). */
export const linesOf = async (file: string, key: string): Promise<ReadonlyArray<BackupLine>> => {
  const handle = await open(file, "r")
  const lines: Array<BackupLine> = []
  try {
    const keys = [Buffer.from(key, "hex")]
    for await (const { line } of readLines({ handle, file, keys })) lines.push(line)
  } finally {
    await handle.close()
  }
  return lines
}

type LineOfKind<K extends BackupLine["kind"]> = Extract<BackupLine, { readonly kind: K }>

export const ofKind = <K extends BackupLine["kind"]>(
  lines: ReadonlyArray<BackupLine>,
  kind: K
): ReadonlyArray<LineOfKind<K>> => lines.filter((line): line is LineOfKind<K> => line.kind === kind)

/** What no moment of a store may contradict: points are the sum of their history, counts those of approved items. */
export const contradictionsIn = (lines: ReadonlyArray<BackupLine>): ReadonlyArray<string> => {
  const problems: Array<string> = []
  for (const { owner } of ofKind(lines, "account")) {
    const stats = ofKind(lines, "stats").find((record) => record.owner === owner)
    const points = ofKind(lines, "points").filter((record) => record.owner === owner)
    const items = ofKind(lines, "feedback").filter((record) => record.owner === owner)
    const sum = points.reduce((all, entry) => all + entry.points, 0)
    const counted = Object.values(stats?.counts ?? {}).reduce((all, count) => all + count, 0)
    const approved = items.filter(({ moderationStatus }) => moderationStatus === "approved").length
    if (sum !== (stats?.totalPoints ?? 0))
      problems.push(`${owner}: ${stats?.totalPoints} points, ${sum} in the history`)
    if (counted !== approved) problems.push(`${owner}: ${counted} counted, ${approved} approved`)
  }
  const pictures = new Set(ofKind(lines, "image").map(({ key }) => `/uploads/${key}`))
  for (const { profileImageUrl } of ofKind(lines, "account")) {
    if (profileImageUrl !== null && !pictures.has(profileImageUrl))
      problems.push(`${profileImageUrl} is missing`)
  }
  return problems
}

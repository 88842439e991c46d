import { open } from "node:fs/promises"
import type { BackupLine } from "#adapters/backup/format.ts"
import { readLines } from "#adapters/backup/read-lines.ts"
import { brokenIn } from "./history/invariants.ts"

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

/** Contradictions between the records of a backup, and photos that it names but does not hold. */
export const contradictionsIn = (lines: ReadonlyArray<BackupLine>): ReadonlyArray<string> => {
  const records = lines.filter(
    (line) => line.kind !== "start" && line.kind !== "image" && line.kind !== "end"
  )
  const pictures = new Set(ofKind(lines, "image").map(({ key }) => `/uploads/${key}`))
  const photos = ofKind(lines, "account").flatMap(({ profileImageUrl }) => profileImageUrl ?? [])
  const missing = photos.filter((photo) => !pictures.has(photo)).map((photo) => `${photo} is missing`)
  return [...brokenIn(records), ...missing]
}

import type { Day } from "../values/day.ts"
import type { AdminEntry } from "./admin.ts"

/** A fixed id: each backup of the command line updates one entry, so that nightly ones don't fill the log. */
export const commandBackupId = "backup"

const downloadPrefix = "backup-"

export const downloadIdOf = (day: Day): string => `${downloadPrefix}${day}`

export const begunDownloadIdOf = (day: Day, admin: string): string => `begun-${downloadIdOf(day)}-${admin}`

const isDownload = ({ id }: AdminEntry): boolean => id.startsWith(downloadPrefix)

const newestDayOf = (entries: ReadonlyArray<AdminEntry>): Day | undefined =>
  entries
    .map(({ on }) => on)
    .toSorted()
    .at(-1)

export const lastDownloadIn = (entries: ReadonlyArray<AdminEntry>): Day | undefined =>
  newestDayOf(entries.filter(isDownload))

export const lastBackupIn = (entries: ReadonlyArray<AdminEntry>): Day | undefined =>
  newestDayOf(entries.filter((entry) => entry.id === commandBackupId || isDownload(entry)))

import type { Hive } from "#core/domain/hives/hive.ts"
import { zeroCounts } from "#core/domain/points/zero-counts.ts"
import { ada, makeAccount, makeStats } from "./storage-records.ts"

export const makeHive = (given: Partial<Hive> = {}): Hive => ({
  account: makeAccount(ada),
  stats: makeStats(0, { counts: zeroCounts }),
  badges: new Map(),
  links: new Map(),
  publicIds: new Set(),
  items: new Map(),
  points: new Map(),
  verdicts: new Map(),
  submissionKey: undefined,
  insight: undefined,
  counted: { count: 0, fingerprint: "none" },
  seen: undefined,
  reports: new Map(),
  shownNotes: new Map(),
  sessions: new Map(),
  ...given
})

export const byId = <R extends { readonly id: string }>(...records: ReadonlyArray<R>): Map<R["id"], R> =>
  new Map(records.map((record) => [record.id, record]))

import { join } from "node:path"
import { entrySizes } from "../entry-sizes.ts"
import type { BenchRow } from "../row.ts"

const goals: Readonly<Record<string, { readonly most: number }>> = { visitor: { most: 110 } }

/** Bytes that a browser loads before a page of an entry works. */
export const sizeRow: BenchRow = {
  name: "size",
  measure: async ({ dist }) =>
    entrySizes(join(dist, "client")).map(({ entry, kilobytes }) => ({
      what: `JS + CSS of the entry "${entry}"`,
      goal: goals[entry] ?? null,
      unit: "KB gz",
      values: [kilobytes]
    }))
}

import { randomBytes, randomUUID } from "node:crypto"
import postgres from "postgres"
import { generalCategory } from "#core/domain/categories/category.ts"
import { ownerOf } from "../data/fill-hive.ts"

/** The least that storing can cost: the driver alone, a statement for each row, `insert-rows.ts URL HIVES`. */
const [, , url = "", hives = "1"] = process.argv

export interface InsertJob {
  readonly connections: number
  readonly millis: number
}

const insert = `INSERT INTO feedback (owner, id, content, segment, ai_category, is_public, is_moderated, moderation_status,
  is_held, created_on, lease_until) VALUES ($1, $2, $3, 'neutral', '${generalCategory}', false, false, 'pending', false,
  '2026-11-20', 0)`

const insertForMillis = async ({ connections, millis }: InsertJob): Promise<number> => {
  const sql = postgres(url, { max: connections, fetch_types: false })
  const content = randomBytes(200).toString("base64")
  let [turn, counted, from] = [0, 0, Number.POSITIVE_INFINITY]
  const store = async () => {
    const owner = ownerOf(turn++ % Number(hives))
    await sql.unsafe(insert, [owner, randomUUID(), content], { prepare: true })
    if (performance.now() >= from) counted += 1
  }
  await Promise.all(Array.from({ length: connections }, store))
  from = performance.now()
  const client = async () => {
    while (performance.now() < from + millis) await store()
  }
  await Promise.all(Array.from({ length: connections }, client))
  const seconds = (performance.now() - from) / 1_000
  await sql.end()
  return counted / seconds
}

process.on("message", async (job: InsertJob) => {
  process.send?.(await insertForMillis(job))
})

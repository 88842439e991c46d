import { randomUUID } from "node:crypto"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { Effect, Layer } from "effect"
import postgres from "postgres"
import { postgresStorage } from "#adapters/storage/postgres/index.ts"
import { generalCategory } from "#core/domain/categories/category.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { benchSealing, ownerOf, textAt } from "./fill-hive.ts"
import { copyItems, fromItems, headsOf, publicItems } from "./large-database.ts"

const days = 300
const dayOf = (turn: number) => new Date(Date.UTC(2026, 0, 1 + (turn % days))).toISOString().slice(0, 10)

const summary = JSON.stringify({ category: generalCategory, summary: "A note." })

/** A line of COPY. Its texts are sealed as the server would seal them, each for its own place. */
const lineOf = (sealer: Sealer["Service"], number: number, place: number): string => {
  const [owner, item] = [ownerOf(number), randomUUID()]
  const turn = number + 7 * place
  const content = Effect.runSync(sealer.seal(textAt(turn), { owner, item, field: "content" }))
  const sealed = Effect.runSync(sealer.seal(summary, { owner, item, field: "summary" }))
  const flags = `${place < publicItems}\ttrue\tapproved\tfalse`
  return `${owner}\t${item}\t${content}\tneutral\t${sealed}\t${generalCategory}\t${flags}\t${dayOf(turn)}\n`
}

const linesOf = function* (sealer: Sealer["Service"], hives: number, itemsEach: number) {
  const places = Array.from({ length: itemsEach }, (_, place) => place)
  for (let number = 0; number < hives; number += 1) {
    yield places.map((place) => lineOf(sealer, number, place)).join("")
  }
}

/** Makes the tables, as a server's first start would. */
const prepare = (url: string) => Layer.provideMerge(postgresStorage({ url }), benchSealing)

/** Rows are inserted without a check of their references, because they fit together. */
const trusting = { session_replication_role: "replica" }

/**
 * Fills an empty database as servers would leave it after a year: mass by COPY and by statements over whole tables,
 * every text sealed for its place. Vacuumed and analysed in the end.
 */
export const fillDatabase = async (url: string, hives: number, itemsEach: number): Promise<void> => {
  const sealer = await Effect.runPromise(Effect.provide(Sealer, prepare(url)))
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined, connection: trusting })
  for (const statement of headsOf(hives, itemsEach)) await sql.unsafe(statement)
  await pipeline(Readable.from(linesOf(sealer, hives, itemsEach)), await sql.unsafe(copyItems).writable())
  for (const statement of fromItems) await sql.unsafe(statement)
  for (const statement of ["VACUUM ANALYZE", "CHECKPOINT"]) await sql.unsafe(statement)
  await sql.end()
}

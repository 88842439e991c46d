import { openSql } from "./postgres.ts"

/** A dead worker's claims are otherwise taken over only after 30 seconds. */
export const endLeases = async (databaseUrl: string): Promise<void> => {
  const sql = openSql(databaseUrl)
  await sql`UPDATE feedback SET lease_until = 0 WHERE moderation_status = 'pending'`
  await sql.end()
}

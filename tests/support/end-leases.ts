import { openSql } from "./postgres.ts"

/** A dead worker's claims are taken over after 30 seconds: tests do not wait so long. */
export const endLeases = async (databaseUrl: string): Promise<void> => {
  const sql = openSql(databaseUrl)
  await sql`UPDATE feedback SET lease_until = 0 WHERE moderation_status = 'pending'`
  await sql.end()
}

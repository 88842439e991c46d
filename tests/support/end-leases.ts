import { withSql } from "./postgres.ts"

/** A dead worker's claims are otherwise taken over only after 30 seconds. */
export const endLeases = (databaseUrl: string) =>
  withSql(databaseUrl, (sql) => sql`UPDATE feedback SET lease_until = 0 WHERE moderation_status = 'pending'`)

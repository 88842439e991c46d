/**
 * Deleted texts are vacuumed about a minute later in tables of any size; with a scale factor of 0.001, a million rows
 * would wait for a thousand changes. With few dead rows, vacuum skips the indices.
 */
export const vacuumAtOnce = `
ALTER TABLE feedback SET (autovacuum_vacuum_scale_factor = 0);
ALTER TABLE overview SET (autovacuum_vacuum_scale_factor = 0);
`

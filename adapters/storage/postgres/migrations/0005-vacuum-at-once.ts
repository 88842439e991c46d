/**
 * A deleted text goes with the next look of the vacuum, a minute or so, however many others there are: a thousandth of a
 * million would have waited for a thousand changes. While few rows are dead, the vacuum passes over the indices.
 */
export const vacuumAtOnce = `
ALTER TABLE feedback SET (autovacuum_vacuum_scale_factor = 0);
ALTER TABLE overview SET (autovacuum_vacuum_scale_factor = 0);
`

/** Websites where notes are embedded are personal, like the profile; deleted reports and shown notes are vacuumed at once. */
export const erasureOfWebsitesAndReports = `
ALTER TABLE account
  ALTER COLUMN syndication SET STATISTICS 0,
  ALTER COLUMN syndication SET STORAGE MAIN;
CREATE TRIGGER syndication_altered AFTER UPDATE ON account FOR EACH ROW
  WHEN (OLD.syndication IS DISTINCT FROM NEW.syndication) EXECUTE FUNCTION note_erasure();
ALTER TABLE report SET (autovacuum_vacuum_scale_factor = 0);
ALTER TABLE shown_note SET (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);
`

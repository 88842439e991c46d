/**
 * Marks pending erasures of the database's files (`erasure.ts`) without naming the owner. Personal columns are
 * excluded from the planner's statistics (ALTER COLUMN TYPE drops existing ones) and stored inline rather than in a
 * TOAST table. Links of a deleted account stay reserved without an owner.
 */
const personal = [
  ["email", 'text COLLATE "C"'],
  ["identity", 'text COLLATE "C"'],
  ["password_hash", "text"],
  ["first_name", "text"],
  ["last_name", "text"],
  ["name", "text"],
  ["job_title", "text"],
  ["bio", "text"],
  ["profile_image_url", "text"],
  ["suspended_for", "text"]
] as const

const columns = personal.map(([name]) => name)

export const erasure = `
CREATE TABLE erasure (
  id text COLLATE "C" PRIMARY KEY DEFAULT gen_random_uuid()::text,
  what text NOT NULL CHECK (what IN ('account', 'statistics'))
);

ALTER TABLE account
  ${personal
    .map(
      ([name, type]) => `ALTER COLUMN ${name} TYPE ${type},
  ALTER COLUMN ${name} SET STATISTICS 0,
  ALTER COLUMN ${name} SET STORAGE MAIN`
    )
    .join(",\n  ")};
CLUSTER account USING account_pkey;
ALTER TABLE account SET WITHOUT CLUSTER;

CREATE FUNCTION note_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE link SET owner = '' WHERE owner = OLD.owner;
  END IF;
  INSERT INTO erasure (what) VALUES ('account');
  RETURN NULL;
END $$;
CREATE TRIGGER account_deleted AFTER DELETE ON account FOR EACH ROW EXECUTE FUNCTION note_erasure();
CREATE TRIGGER account_altered AFTER UPDATE ON account FOR EACH ROW
  WHEN ((${columns.map((name) => `OLD.${name}`).join(", ")}) IS DISTINCT FROM (${columns.map((name) => `NEW.${name}`).join(", ")}))
  EXECUTE FUNCTION note_erasure();

UPDATE link SET owner = '' WHERE NOT EXISTS (SELECT FROM account WHERE account.owner = link.owner);
INSERT INTO erasure (what) VALUES ('account'), ('statistics');

ALTER TABLE verdict SET (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);
ALTER TABLE points SET (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);
ALTER TABLE submission_key SET (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);
`

/**
 * Ids sort by their bytes, as in the other stores. To protect visitors, everything derived from their texts has a
 * random id and a day, but no finer time, no sequence and no default of now(). The only time is `lease_until` (epoch
 * milliseconds) of a pending item while a worker judges it; a check ensures that settled items have none. Autovacuum
 * removes deleted texts within minutes instead of PostgreSQL's default of a fifth of the table being dead.
 */
export const firstTables = `
CREATE TABLE installation (
  is_only boolean PRIMARY KEY CHECK (is_only)
);
INSERT INTO installation VALUES (true);

CREATE TABLE key_probe (
  sealed text PRIMARY KEY
);

CREATE TABLE account (
  owner text COLLATE "C" PRIMARY KEY,
  email text COLLATE "C" NOT NULL CONSTRAINT account_email_key UNIQUE,
  password_hash text,
  first_name text,
  last_name text,
  name text,
  job_title text,
  bio text,
  profile_image_url text,
  feedback_link text COLLATE "C",
  show_badges_on_landing boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX account_feedback_link_key ON account (lower(feedback_link));

-- No reference to the account: the link of a deleted one stays taken.
CREATE TABLE link (
  id text COLLATE "C" CONSTRAINT link_pkey PRIMARY KEY CHECK (id = lower(id)),
  owner text COLLATE "C" NOT NULL,
  claimed_on date NOT NULL,
  released_on date
);
CREATE INDEX link_owner ON link (owner);
CREATE INDEX link_released ON link (released_on) WHERE released_on IS NOT NULL;

CREATE TABLE session (
  id text COLLATE "C" PRIMARY KEY,
  owner text COLLATE "C" NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at bigint NOT NULL,
  last_seen_at bigint NOT NULL
);
CREATE INDEX session_owner ON session (owner);
CREATE INDEX session_created ON session (created_at);
CREATE INDEX session_seen ON session (last_seen_at);

CREATE TABLE feedback (
  owner text COLLATE "C" NOT NULL REFERENCES account ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  content text NOT NULL,
  segment text NOT NULL CHECK (segment IN ('positive', 'negative', 'neutral')),
  ai_summary text,
  ai_category text NOT NULL,
  is_public boolean NOT NULL,
  is_moderated boolean NOT NULL,
  moderation_status text NOT NULL CHECK (moderation_status IN ('pending', 'approved', 'rejected')),
  is_held boolean NOT NULL,
  created_on date NOT NULL,
  lease_until bigint,
  PRIMARY KEY (owner, id),
  CHECK ((moderation_status = 'pending') = (lease_until IS NOT NULL)),
  CHECK (is_moderated = (moderation_status <> 'pending')),
  CHECK (moderation_status = 'approved' OR NOT is_public)
) WITH (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0.001);
CREATE INDEX feedback_list ON feedback (owner, created_on DESC, id);
CREATE INDEX feedback_public ON feedback (owner) WHERE is_public;
CREATE INDEX feedback_pending ON feedback (lease_until) WHERE moderation_status = 'pending';
CREATE INDEX feedback_pending_id ON feedback (id) WHERE moderation_status = 'pending';
CREATE INDEX feedback_held ON feedback (owner) WHERE is_held AND moderation_status <> 'pending';

CREATE TABLE points (
  owner text COLLATE "C" NOT NULL REFERENCES account ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  points integer NOT NULL,
  source text NOT NULL CHECK (source IN ('feedback', 'badge')),
  description text NOT NULL,
  feedback_id text COLLATE "C",
  badge_id text COLLATE "C",
  created_on date NOT NULL,
  PRIMARY KEY (owner, id)
);
CREATE INDEX points_list ON points (owner, created_on DESC, id);
CREATE INDEX points_item ON points (owner, feedback_id) WHERE feedback_id IS NOT NULL;

CREATE TABLE stats (
  owner text COLLATE "C" PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  total_points bigint NOT NULL,
  counts jsonb NOT NULL CHECK (jsonb_typeof(counts) = 'object')
);

CREATE TABLE badge (
  owner text COLLATE "C" NOT NULL REFERENCES account ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  bonus_points integer NOT NULL,
  unlocked_on date NOT NULL,
  PRIMARY KEY (owner, id)
);

-- No reference to the item: a verdict stays when its item is deleted.
CREATE TABLE verdict (
  owner text COLLATE "C" NOT NULL REFERENCES account ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  feedback_id text COLLATE "C" NOT NULL,
  judged_on date NOT NULL,
  decision text NOT NULL CHECK (decision IN ('approved', 'rejected')),
  labels jsonb NOT NULL CHECK (jsonb_typeof(labels) = 'array'),
  guard text NOT NULL,
  version text NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (owner, id)
);
CREATE INDEX verdict_item ON verdict (owner, feedback_id);

CREATE TABLE submission_key (
  owner text COLLATE "C" NOT NULL REFERENCES account ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  content text NOT NULL,
  used_on date NOT NULL,
  PRIMARY KEY (owner, id)
);
CREATE INDEX submission_key_used ON submission_key (used_on);

CREATE TABLE admin (
  id text COLLATE "C" PRIMARY KEY CHECK (id = lower(id)),
  username text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL
);

CREATE TABLE admin_session (
  id text COLLATE "C" PRIMARY KEY,
  admin text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  last_seen_at bigint NOT NULL
);
CREATE INDEX admin_session_admin ON admin_session (admin);

CREATE TABLE admin_entry (
  id text COLLATE "C" PRIMARY KEY,
  "on" date NOT NULL,
  who text NOT NULL,
  what text NOT NULL
);
CREATE INDEX admin_entry_list ON admin_entry ("on" DESC, id);

CREATE TABLE catalogue_badge (
  id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  tier integer NOT NULL,
  required_feedback integer NOT NULL,
  bonus integer NOT NULL,
  image text
);
`

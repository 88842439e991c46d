/** Emails given up by accounts, as keyed digests; they invalidate links mailed to them earlier. */
export const formerEmails = `
CREATE TABLE former_email (
  id text COLLATE "C" PRIMARY KEY,
  era text NOT NULL,
  until bigint NOT NULL
);
`

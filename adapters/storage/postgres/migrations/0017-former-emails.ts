/** Emails that accounts gave up, as keyed digests: they end the links that were mailed to them before. */
export const formerEmails = `
CREATE TABLE former_email (
  id text COLLATE "C" PRIMARY KEY,
  era text NOT NULL,
  until bigint NOT NULL
);
`

export const formerEmails = `
CREATE TABLE former_email (
  id text COLLATE "C" PRIMARY KEY,
  era text NOT NULL,
  until bigint NOT NULL
);
`

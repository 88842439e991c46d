/** Accounts whose page is paused by the owner or suspended by an operator, and those that are to be deleted, and when. */
export const pageStates = `
ALTER TABLE account
  ADD COLUMN paused_on date,
  ADD COLUMN suspended_for text,
  ADD COLUMN leaves_at timestamptz;
CREATE INDEX account_leaves_at ON account (leaves_at) WHERE leaves_at IS NOT NULL;
`

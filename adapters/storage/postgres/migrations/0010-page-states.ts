export const pageStates = `
ALTER TABLE account
  ADD COLUMN paused_on date,
  ADD COLUMN suspended_for text,
  ADD COLUMN leaves_at timestamptz;
CREATE INDEX account_leaves_at ON account (leaves_at) WHERE leaves_at IS NOT NULL;
`

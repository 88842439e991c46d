export const operatorsDeeds = `
ALTER TABLE account
  ADD COLUMN last_used_on date,
  ADD COLUMN removed_at timestamptz,
  ADD COLUMN operator_resets jsonb;
CREATE INDEX account_removed_at ON account (removed_at) WHERE removed_at IS NOT NULL;
`

export const pendingByOwner = `
CREATE INDEX feedback_pending_owner ON feedback (owner, lease_until) WHERE moderation_status = 'pending';
`

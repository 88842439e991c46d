/** Owners have their turns with the guard: the pending items of one, those that may be claimed first. */
export const pendingByOwner = `
CREATE INDEX feedback_pending_owner ON feedback (owner, lease_until) WHERE moderation_status = 'pending';
`

export const receipts = `
ALTER TABLE feedback
  ADD COLUMN status_on date,
  ADD COLUMN answered_on date,
  ADD COLUMN receipt text COLLATE "C",
  ADD COLUMN is_withdrawn boolean NOT NULL DEFAULT false,
  ADD CHECK (answered_on IS NULL OR answer IS NOT NULL),
  ADD CHECK (status_on IS NULL OR status IS NOT NULL);
CREATE INDEX feedback_by_receipt ON feedback (receipt) WHERE receipt IS NOT NULL;
CREATE INDEX feedback_withdrawn ON feedback (owner) WHERE is_withdrawn;
ALTER TABLE shown_note
  ADD COLUMN content text,
  ADD COLUMN withdrawn_on date,
  ADD CHECK ((content IS NULL) = (withdrawn_on IS NULL));
`

export const covers = `
ALTER TABLE feedback
  ADD COLUMN cover text CHECK (cover IN ('covered', 'shown')),
  ADD COLUMN rejected_for text,
  ADD CHECK (cover IS DISTINCT FROM 'covered' OR (moderation_status = 'approved' AND NOT is_public)),
  ADD CHECK (rejected_for IS NULL OR moderation_status = 'rejected');
ALTER TABLE verdict DROP CONSTRAINT verdict_decision_check,
  ADD CHECK (decision IN ('approved', 'covered', 'rejected'));
DROP INDEX feedback_counted;
CREATE INDEX feedback_counted ON feedback (owner, id) INCLUDE (ai_category, segment)
  WHERE moderation_status = 'approved' AND cover IS DISTINCT FROM 'covered' AND NOT is_held;
`

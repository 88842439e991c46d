export const questions = `
ALTER TABLE account
  ADD COLUMN questions jsonb,
  ALTER COLUMN questions SET STATISTICS 0,
  ALTER COLUMN questions SET STORAGE MAIN;
CREATE TRIGGER questions_altered AFTER UPDATE ON account FOR EACH ROW
  WHEN (OLD.questions IS DISTINCT FROM NEW.questions) EXECUTE FUNCTION note_erasure();
ALTER TABLE feedback
  ADD COLUMN question text,
  ADD COLUMN status text,
  ADD COLUMN answer text,
  ADD CHECK (question IS NULL OR moderation_status <> 'rejected'),
  ADD CHECK (status IS NULL OR moderation_status = 'approved'),
  ADD CHECK (answer IS NULL OR is_public);
CREATE INDEX feedback_answers ON feedback (owner, question)
  WHERE question IS NOT NULL AND moderation_status = 'approved' AND NOT is_held;
`

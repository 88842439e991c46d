export const marks = `
ALTER TABLE feedback
  ADD COLUMN is_starred boolean NOT NULL DEFAULT false,
  ADD COLUMN is_done boolean NOT NULL DEFAULT false;
`

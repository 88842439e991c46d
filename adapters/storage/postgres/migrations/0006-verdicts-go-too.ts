export const verdictsGoToo = `
DELETE FROM verdict WHERE NOT EXISTS (
  SELECT FROM feedback WHERE feedback.owner = verdict.owner AND feedback.id = verdict.feedback_id);
`

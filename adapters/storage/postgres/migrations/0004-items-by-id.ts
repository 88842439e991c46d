/**
 * Commands and the worker of pending items look an item up without knowing its owner, so the primary key begins with
 * the id; this also makes one index superfluous.
 */
export const itemsById = `
ALTER TABLE feedback DROP CONSTRAINT feedback_pkey, ADD CONSTRAINT feedback_pkey PRIMARY KEY (id, owner);
DROP INDEX feedback_pending_id;
DROP INDEX verdict_item;
CREATE INDEX verdict_item ON verdict (feedback_id);
`

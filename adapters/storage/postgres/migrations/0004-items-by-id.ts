/**
 * An item is found by its id alone, without a look into every hive: a command asks so, and so does the worker of items
 * that are pending. The same columns in another order, and one index less.
 */
export const itemsById = `
ALTER TABLE feedback DROP CONSTRAINT feedback_pkey, ADD CONSTRAINT feedback_pkey PRIMARY KEY (id, owner);
DROP INDEX feedback_pending_id;
DROP INDEX verdict_item;
CREATE INDEX verdict_item ON verdict (feedback_id);
`

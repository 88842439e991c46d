/** A file as a form carries it. Its name and its type are only what the sender says. */
export type SentFile = Pick<File, "type" | "arrayBuffer">

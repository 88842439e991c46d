/** An uploaded file. Its type is only the sender's claim. */
export type SentFile = Pick<File, "type" | "arrayBuffer">

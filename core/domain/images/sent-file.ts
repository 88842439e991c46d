/** An uploaded file. Name and type are the sender's claims. */
export type SentFile = Pick<File, "type" | "arrayBuffer">

/** An uploaded file. Its type is only the sender's claim. */
export type UploadedFile = Pick<File, "type" | "arrayBuffer">

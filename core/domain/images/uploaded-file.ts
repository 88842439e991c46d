export type UploadedFile = Pick<File, "type" | "arrayBuffer">

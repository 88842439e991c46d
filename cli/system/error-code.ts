/** The system's name of a failure (`ENOENT`, `EEXIST`), if it has one. */
export const codeOf = (cause: unknown): unknown =>
  cause instanceof Error && "code" in cause ? cause.code : undefined

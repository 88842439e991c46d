/** What the system calls a failure (`ENOENT`, `EEXIST`), where it says so. */
export const codeOf = (cause: unknown): unknown =>
  cause instanceof Error && "code" in cause ? cause.code : undefined

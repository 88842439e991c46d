import { makeGuardFiles } from "#cli/tasks/support/guard-files.ts"

/** Compiles the guard's data as it is now, once for a project. */
export const setup = makeGuardFiles

import { makeGuardFiles } from "#cli/tasks/support/guard-files.ts"

/** Once for a project: its tests judge with what lies in the guard's folder of data now. */
export const setup = makeGuardFiles

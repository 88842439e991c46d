import { Context } from "effect"

interface ProgramVersionService {
  readonly program: string
  /** The runtime with its version. */
  readonly runtime: string
}

/** Undefined where the program is no release, such as in a browser's tab. */
export const ProgramVersion = Context.Reference<ProgramVersionService | undefined>(
  "honesthive/core/ports/ProgramVersion",
  { defaultValue: () => undefined }
)

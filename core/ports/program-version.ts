import { Context } from "effect"

interface ProgramVersionService {
  readonly program: string
  readonly runtime: string
}

/** Undefined where the program is no release, such as in a browser's tab. */
export const ProgramVersion = Context.Reference<ProgramVersionService | undefined>(
  "honesthive/core/ports/ProgramVersion",
  { defaultValue: () => undefined }
)

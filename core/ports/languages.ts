import { Context } from "effect"

/** Detects a text's language on this server: for reports and filters, never for verdicts. */
export class Languages extends Context.Service<
  Languages,
  {
    /** "en", "hi", "te", "ta" or "kn". */
    readonly languageOf: (text: string) => string
  }
>()("honesthive/core/ports/Languages") {}

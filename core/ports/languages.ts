import { Context } from "effect"

/** Tells in which language a text is, as far as this server can tell: for reports and choices, never for verdicts. */
export class Languages extends Context.Service<
  Languages,
  {
    /** "en", "hi", "te", "ta" or "kn". */
    readonly languageOf: (text: string) => string
  }
>()("honesthive/core/ports/Languages") {}

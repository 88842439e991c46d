import { Context } from "effect"
import type { Language } from "../domain/languages/language.ts"

/** Detects a text's language on this server: for reports and filters, never for verdicts. */
export class Languages extends Context.Service<
  Languages,
  {
    readonly languageOf: (text: string) => Language
  }
>()("honesthive/core/ports/Languages") {}

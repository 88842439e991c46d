import type { Language } from "../languages/language.ts"

export interface Mail {
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly unsubscribeUrl?: string
}

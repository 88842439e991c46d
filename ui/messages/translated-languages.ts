import type { Language } from "#core/domain/languages/language.ts"

/** Languages whose catalogue is whole, the source first. The interface speaks English in the others. */
export const translatedLanguages: ReadonlyArray<Language> = ["en", "hi", "te", "ta", "kn"]

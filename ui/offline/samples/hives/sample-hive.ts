import type { Language } from "#core/domain/languages/language.ts"
import type { QuestionText } from "#core/domain/questions/owner-questions.ts"
import type { SampleText } from "../texts/sample-text.ts"

export interface SampleHive {
  readonly title: string
  readonly email: string
  readonly language: Language | null
  readonly profile: { readonly name: string; readonly jobTitle: string; readonly bio: string } | null
  readonly daysOld: number
  /** On the page from the second day on. */
  readonly questions: ReadonlyArray<QuestionText>
  readonly texts: ReadonlyArray<SampleText>
  readonly showsBadges: boolean
}

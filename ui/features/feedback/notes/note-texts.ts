import { useMemo } from "react"
import type { Language } from "#core/domain/languages/language.ts"
import { useLanguage } from "../../../components/language-context.ts"
import type {
  CategoriesMessages,
  FeedbackMessages,
  RejectionKindsMessages
} from "../../../messages/generated/catalogue.ts"
import { useMessages } from "../../../messages/messages-context.ts"

export interface NoteTexts {
  readonly language: Language
  readonly feedback: FeedbackMessages
  readonly categories: CategoriesMessages
  readonly rejectionKinds: RejectionKindsMessages
}

export const useNoteTexts = (): NoteTexts => {
  const { language } = useLanguage()
  const feedback = useMessages("feedback")
  const categories = useMessages("categories")
  const rejectionKinds = useMessages("rejectionKinds")
  return useMemo(
    () => ({ language, feedback, categories, rejectionKinds }),
    [language, feedback, categories, rejectionKinds]
  )
}

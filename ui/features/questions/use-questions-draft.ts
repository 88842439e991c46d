import { useState } from "react"
import { normalQuestion } from "#core/domain/feedback/question-text.ts"
import type { QuestionText } from "#core/domain/questions/owner-questions.ts"
import { useOwnerDraft } from "../../components/owner-draft.ts"
import { fieldsOfQuestions, isSameQuestions, questionsDraftOf, questionsOfFields } from "./questions-draft.ts"
import { useRowFieldFocus } from "./use-row-field-focus.ts"

interface DraftQuestion extends QuestionText {
  readonly key: number
}

type DraftQuestions = ReadonlyArray<DraftQuestion>

const draftOf = (texts: ReadonlyArray<QuestionText>): DraftQuestions =>
  texts.map(({ question, thanks }, key) => ({ question, thanks, key }))

const withNewQuestion = (draft: DraftQuestions): DraftQuestions => [
  ...draft,
  { question: "", thanks: "", key: Math.max(-1, ...draft.map(({ key }) => key)) + 1 }
]

const movedUp = (draft: DraftQuestions, index: number): DraftQuestions => {
  const [above, moved] = draft.slice(index - 1, index + 1)
  return above === undefined || moved === undefined ? draft : draft.toSpliced(index - 1, 2, moved, above)
}

/** Questions as they are typed. Until one is changed here, they follow what another tab or device stored. */
export const useQuestionsDraft = (
  ownerId: string,
  stored: ReadonlyArray<QuestionText>,
  onChange: () => void
) => {
  const kept = useOwnerDraft(questionsDraftOf(ownerId))
  const [draft, setDraft] = useState(() => draftOf(kept.isKept ? questionsOfFields(kept.fields) : stored))
  const [followed, setFollowed] = useState(stored)
  if (!isSameQuestions(followed, stored)) {
    setFollowed(stored)
    if (!kept.isKept && !isSameQuestions(draft.map(normalQuestion), stored)) setDraft(draftOf(stored))
  }
  const { list, focusRow } = useRowFieldFocus(draft)
  const change = (next: DraftQuestions): void => {
    setDraft(next)
    kept.setAll(fieldsOfQuestions(next), isSameQuestions(next, stored))
    onChange()
  }
  return {
    draft,
    isKept: kept.isKept,
    list,
    edit: (index: number, text: QuestionText): void =>
      change(draft.map((each, at) => (at === index ? { ...each, ...text } : each))),
    add: (): void => {
      focusRow(draft.length)
      change(withNewQuestion(draft))
    },
    remove: (index: number): void => {
      focusRow(index)
      change(draft.toSpliced(index, 1))
    },
    moveUp: (index: number): void => {
      // A question that becomes first loses its button, which has the focus.
      if (index === 1) focusRow(0)
      change(movedUp(draft, index))
    },
    discard: (): void => {
      change(draftOf(stored))
      kept.drop()
    }
  }
}

import type { QuestionText } from "#core/domain/questions/owner-questions.ts"
import { useMessages } from "../messages/messages-context.ts"
import { languageOf } from "../text/script-language.ts"

interface QuestionChoiceProps {
  readonly questions: ReadonlyArray<QuestionText>
  readonly pickedBefore: string | null
  readonly disabled: boolean
}

/** Native radio buttons, which work without JavaScript and keep what was picked before the page is live. */
export const QuestionChoice = ({ questions, pickedBefore, disabled }: QuestionChoiceProps) => {
  const visitorMessages = useMessages("visitor")
  if (questions.length === 0) return null
  const isKnown = questions.some(({ question }) => question === pickedBefore)
  return (
    <fieldset className="visitor-asks" disabled={disabled}>
      <legend>{visitorMessages.pickQuestion}</legend>
      {questions.map(({ question }) => (
        <label key={question} className="visitor-choice" dir="auto" lang={languageOf(question)}>
          <input type="radio" name="question" value={question} defaultChecked={question === pickedBefore} />
          <span>{question}</span>
        </label>
      ))}
      <label className="visitor-choice">
        <input type="radio" name="question" value="" defaultChecked={!isKnown} />
        <span>{visitorMessages.pickNone}</span>
      </label>
    </fieldset>
  )
}

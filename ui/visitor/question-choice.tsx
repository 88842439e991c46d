import type { QuestionText } from "#core/domain/questions/owner-questions.ts"
import { useMessages } from "../messages/messages-context.ts"
import { languageOf } from "../text/script-language.ts"

interface QuestionChoiceProps {
  readonly questions: ReadonlyArray<QuestionText>
  readonly picked: string
  readonly disabled: boolean
  readonly onPick: (question: string) => void
}

/** Native radio buttons, which work without JavaScript and keep what was picked before the page is live. */
export const QuestionChoice = ({ questions, picked, disabled, onPick }: QuestionChoiceProps) => {
  const visitorMessages = useMessages("visitor")
  if (questions.length === 0) return null
  return (
    <fieldset className="visitor-asks" disabled={disabled}>
      <legend>{visitorMessages.pickQuestion}</legend>
      {[...questions.map(({ question }) => question), ""].map((question) => (
        <label key={question} className="visitor-choice" dir="auto" lang={languageOf(question)}>
          <input
            type="radio"
            name="question"
            value={question}
            checked={question === picked}
            onChange={() => onPick(question)}
          />
          <span>{question || visitorMessages.pickNone}</span>
        </label>
      ))}
    </fieldset>
  )
}

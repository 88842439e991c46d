import type { QuestionText } from "#core/domain/questions/owner-questions.ts"
import { Button } from "../../components/button.tsx"
import { TextField } from "../../components/text-field.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { languageOf } from "../../text/script-language.ts"

interface QuestionFieldsProps {
  readonly number: number
  readonly text: QuestionText
  readonly problems: { readonly [Field in keyof QuestionText]?: string }
  readonly onChange: (text: QuestionText) => void
  readonly onRemove: () => void
  readonly onMoveUp: (() => void) | undefined
}

export const QuestionFields = ({
  number,
  text,
  problems,
  onChange,
  onRemove,
  onMoveUp
}: QuestionFieldsProps) => {
  const questionMessages = useMessages("questions")
  return (
    <li className="form">
      <TextField
        label={questionMessages.question({ number })}
        placeholder={questionMessages.example}
        dir="auto"
        lang={languageOf(text.question)}
        value={text.question}
        error={problems.question ?? null}
        onChange={(question) => onChange({ ...text, question })}
      />
      <TextField
        label={questionMessages.thanks({ number })}
        placeholder={questionMessages.thanksExample}
        dir="auto"
        lang={languageOf(text.thanks)}
        value={text.thanks}
        error={problems.thanks ?? null}
        onChange={(thanks) => onChange({ ...text, thanks })}
      />
      <div className="row wrap">
        {onMoveUp !== undefined && (
          <Button kind="ghost" onClick={onMoveUp}>
            {questionMessages.moveUp({ number })}
          </Button>
        )}
        <Button kind="ghost" onClick={onRemove}>
          {questionMessages.remove({ number })}
        </Button>
      </div>
    </li>
  )
}

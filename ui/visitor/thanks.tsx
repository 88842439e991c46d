import { AroundName } from "../components/around-name.tsx"
import { CheckIcon } from "../components/visitor-icons.tsx"
import { useMessages } from "../messages/messages-context.ts"
import { languageOf } from "../text/script-language.ts"

interface ThanksProps {
  readonly name: string | null
  /** The owner's line for the question that was answered; empty without one. */
  readonly line: string
  readonly hasQuestions: boolean
}

export const Thanks = ({ name, line, hasQuestions }: ThanksProps) => {
  const visitorMessages = useMessages("visitor")
  return (
    <div className="visitor-thanks">
      <CheckIcon />
      <div className="grow">
        <h2>{visitorMessages.sentTitle}</h2>{" "}
        <p>
          <AroundName
            text={(each) => visitorMessages.sentText({ name: each })}
            name={name}
            plain={visitorMessages.sentTextPlain}
          />
        </p>
        {hasQuestions && <p> {visitorMessages.sentQuestion}</p>}
        {line !== "" && (
          <p className="visitor-line" dir="auto" lang={languageOf(line)}>
            {line}
          </p>
        )}
      </div>
    </div>
  )
}

import { useId } from "react"
import { AroundName } from "../components/around-name.tsx"
import { useMessages } from "../messages/messages-context.ts"
import { languageOf } from "../text/script-language.ts"

interface PausedNoteProps {
  readonly name: string | null
  readonly text: string
}

export const PausedNote = ({ name, text }: PausedNoteProps) => {
  const visitorMessages = useMessages("visitor")
  const id = useId()
  return (
    <section className="sheet note">
      <h2 className="head">
        <AroundName
          text={(each) => visitorMessages.paused({ firstName: each })}
          name={name}
          plain={visitorMessages.pausedPlain}
        />
      </h2>
      <p className="visitor-paused">{visitorMessages.pausedText}</p>
      {text !== "" && (
        <>
          <label className="head" htmlFor={id}>
            {visitorMessages.pausedDraft}
          </label>
          <textarea id={id} readOnly dir="auto" lang={languageOf(text)} value={text} />
        </>
      )}
    </section>
  )
}

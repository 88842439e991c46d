import { type ReactNode, useId } from "react"
import { useMessages } from "../messages/messages-context.ts"
import { languageOf } from "../text/script-language.ts"

interface PausedNoteProps {
  readonly title: ReactNode
  readonly text: string
}

export const PausedNote = ({ title, text }: PausedNoteProps) => {
  const visitorMessages = useMessages("visitor")
  const id = useId()
  return (
    <section className="sheet note">
      <h2 className="head">{title}</h2>
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

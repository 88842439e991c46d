import { useEffect, useState } from "react"
import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import { feedbackProblem, feedbackTexts } from "#core/domain/feedback/feedback-text.ts"
import { isUnkind } from "#core/domain/moderation/form-phrases.ts"
import { trimText } from "#core/domain/values/text.ts"
import { keepDraft, readDraft } from "./draft.ts"

/** Error of the form for this text; null for an empty one (spec section 5). */
export const noteProblemOf = (text: string): string | null => {
  if (trimText(text) === "") return null
  return feedbackProblem(text) ?? (isUnkind(text) ? feedbackTexts.offensive : null)
}

interface NoteText {
  readonly text: string
  readonly change: (text: string) => void
  readonly clear: () => void
  /** False on the server and without JavaScript, where the server alone checks the text. */
  readonly isLive: boolean
}

export const useNoteText = (model: VisitorPageModel, typedBeforeHydration: string): NoteText => {
  const [text, setText] = useState(model.text)
  const [isLive, setLive] = useState(false)

  useEffect(() => {
    if (model.sent) {
      keepDraft(model.link, "")
      // A reload must not thank again.
      history.replaceState(history.state, "", `/${model.link}`)
    }
    setText(typedBeforeHydration || model.text || readDraft(model.link))
    setLive(true)
  }, [])

  const change = (next: string): void => {
    setText(next)
    keepDraft(model.link, next)
  }
  return { text, change, clear: () => change(""), isLive }
}

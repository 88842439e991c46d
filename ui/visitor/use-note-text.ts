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

export interface NoteDraft {
  readonly text: string
  /** Wording of the picked question; empty if none is. */
  readonly question: string
}

interface NoteText extends NoteDraft {
  readonly change: (text: string) => void
  readonly pick: (question: string) => void
  readonly clear: () => void
  /** False on the server and without JavaScript, where the server alone checks the text. */
  readonly isLive: boolean
}

/** Puts what was typed before hydration after the stored draft, unless it goes on from that or the server sent a text. */
const initialTextOf = (typed: string, sent: string, draft: string): string => {
  if (typed === "") return sent || draft
  return sent !== "" || typed.startsWith(draft) ? typed : `${draft}\n${typed}`
}

export const useNoteText = (model: VisitorPageModel, beforeHydration: NoteDraft): NoteText => {
  const { link } = model
  const ifOffered = (picked: string): string =>
    model.questions.some(({ question }) => question === picked) ? picked : ""
  const [text, setText] = useState(model.text)
  const [question, setQuestion] = useState(ifOffered(model.question ?? ""))
  const [isLive, setLive] = useState(false)

  const change = (next: string): void => {
    setText(next)
    keepDraft(link, "", next)
  }
  const pick = (next: string): void => {
    setQuestion(next)
    keepDraft(link, "-question", next)
  }
  const clear = (): void => {
    change("")
    pick("")
  }

  useEffect(() => {
    if (model.sent) {
      clear()
      // A reload must not thank again.
      const address = new URL(location.href)
      address.searchParams.delete("sent")
      history.replaceState(history.state, "", address)
    }
    change(initialTextOf(beforeHydration.text, model.text, readDraft(link, "")))
    pick(ifOffered(beforeHydration.question || (model.question ?? readDraft(link, "-question"))))
    setLive(true)
  }, [])

  return { text, question, change, pick, clear, isLive }
}

import { useNavigate, useRouter, useSearch } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { type FeedbackView, readSearch, searchOf } from "./feedback-search.ts"

/** Browsers limit how often a page may change its address, so not every keystroke is stored. */
const typingPauseMillis = 250

export interface ViewControls {
  readonly view: FeedbackView
  /** Adds a history entry. Goes to the first page, unless `changes` names another. */
  readonly change: (changes: Partial<FeedbackView>) => void
  /** Shows the text at once; the address follows after a pause in typing, without a history entry. */
  readonly type: (text: string) => void
}

const useTyping = (noted: string, note: (text: string) => void) => {
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = useRef<string | null>(null)
  const stop = (): void => clearTimeout(timer.current)

  useEffect(() => stop, [])

  return {
    typed,
    /** Stops the timer, because the next history entry holds the text. */
    take: (text: string): void => {
      stop()
      written.current = text === noted ? null : text
      setTyped(text === noted ? null : text)
    },
    /**
     * Called when the address changes: either it follows the typing, which may be ahead, or somebody pressed Back.
     */
    settle: (): void => {
      const isOurs = written.current === noted
      written.current = null
      if (!isOurs) stop()
      setTyped((text) => (isOurs && text !== noted ? text : null))
    },
    type: (text: string): void => {
      stop()
      setTyped(text)
      timer.current = setTimeout(() => {
        written.current = text
        note(text)
      }, typingPauseMillis)
    }
  }
}

export const useFeedbackView = (): ViewControls => {
  const search = useSearch({ from: "/_owner/feedback" })
  const navigate = useNavigate({ from: "/feedback" })
  const { history } = useRouter()
  const noted = useMemo(() => readSearch(search), [search])
  const go = (next: FeedbackView, replace: boolean): void =>
    void navigate({ search: searchOf(next), replace, resetScroll: false })
  const typing = useTyping(noted.text, (text) => go({ ...noted, text, page: 1 }, true))
  const settle = useEffectEvent(typing.settle)

  useEffect(() => settle(), [noted])

  const view = typing.typed === null ? noted : { ...noted, text: typing.typed, page: 1 }
  const change = (changes: Partial<FeedbackView>): void => {
    const next = { ...view, page: 1, ...changes }
    // Stores pending text in the current history entry first, so that Back leads to what was on the screen.
    if (view.text !== noted.text) {
      go(view, true)
      history.flush()
    }
    typing.take(next.text)
    go(next, false)
  }
  return { view, change, type: typing.type }
}

import { useNavigate, useRouter, useSearch } from "@tanstack/react-router"
import { useEffect, useMemo, useRef, useState } from "react"
import { type FeedbackView, readSearch, searchOf } from "./feedback-search.ts"

/** Browsers refuse to note each keystroke in the address. */
const typingPause = 250

export interface ViewControls {
  readonly view: FeedbackView
  /** A step that Back takes back. Leads to the first page, unless it names another. */
  readonly change: (changes: Partial<FeedbackView>) => void
  /** Shows at once; the address follows when the typing pauses, and Back does not go through the letters. */
  readonly type: (text: string) => void
}

/** What is typed and not in the address yet; null once it is. */
const useTyping = (noted: string, note: (text: string) => void) => {
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = useRef<string | null>(null)
  const stop = (): void => clearTimeout(timer.current)

  useEffect(() => stop, [])

  return {
    typed,
    /** A step takes along what is typed, or puts another text in its place. */
    take: (text: string): void => {
      stop()
      written.current = text === noted ? null : text
      setTyped(text === noted ? null : text)
    },
    /** The address changed: it follows the typing, which may be ahead of it, or somebody pressed Back. */
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
      }, typingPause)
    }
  }
}

/** What the page shows, kept in its address. */
export const useFeedbackView = (): ViewControls => {
  const search = useSearch({ from: "/_owner/feedback" })
  const navigate = useNavigate({ from: "/feedback" })
  const { history } = useRouter()
  const noted = useMemo(() => readSearch(search), [search])
  const go = (next: FeedbackView, replace: boolean): void =>
    void navigate({ search: searchOf(next), replace, resetScroll: false })
  const typing = useTyping(noted.text, (text) => go({ ...noted, text, page: 1 }, true))
  const settle = useRef(typing.settle)
  settle.current = typing.settle

  useEffect(() => {
    if (noted) settle.current()
  }, [noted])

  const view = typing.typed === null ? noted : { ...noted, text: typing.typed, page: 1 }
  const change = (changes: Partial<FeedbackView>): void => {
    const next = { ...view, page: 1, ...changes }
    // Back leads to what was on the screen: the address has its words before it changes.
    if (view.text !== noted.text) {
      go(view, true)
      history.flush()
    }
    typing.take(next.text)
    go(next, false)
  }
  return { view, change, type: typing.type }
}

import { useLocation } from "@tanstack/react-router"
import { type RefObject, useEffect, useRef } from "react"

/** For a section that is there only once its data is, after the browser looked for it. */
export const useFocusByHash = (anchor: string | undefined): RefObject<HTMLElement | null> => {
  const section = useRef<HTMLElement>(null)
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (hash !== anchor) return
    section.current?.scrollIntoView()
    // After the page's content, which takes the focus in the same turn.
    queueMicrotask(() => section.current?.focus({ preventScroll: true }))
  }, [hash, anchor])
  return section
}

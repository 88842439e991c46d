import { useEffect, useRef } from "react"

export type ResultsBar = "none" | "choices" | "progress"

/** The results take the focus of a bar's button that is gone with the bar. */
export const useResultsFocus = (bar: ResultsBar) => {
  const results = useRef<HTMLDivElement>(null)
  const lastBar = useRef(bar)

  const focus = (): void => results.current?.focus({ preventScroll: true })

  useEffect(() => {
    if (lastBar.current !== bar && document.activeElement === document.body) focus()
    lastBar.current = bar
  }, [bar])

  return {
    results,
    toTop: (): void => {
      results.current?.scrollIntoView({ block: "start" })
      focus()
    }
  }
}

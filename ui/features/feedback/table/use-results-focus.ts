import { useEffect, useRef } from "react"

export const useResultsFocus = (bar: string) => {
  const results = useRef<HTMLDivElement>(null)
  const lastBar = useRef(bar)

  const focus = (): void => results.current?.focus({ preventScroll: true })

  useEffect(() => {
    if (lastBar.current !== bar && document.activeElement === document.body) {
      results.current?.focus({ preventScroll: true })
    }
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

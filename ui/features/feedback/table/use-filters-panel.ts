import { useEffect, useRef, useState } from "react"

const isSearchWithText = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === "search" && target.value !== ""

export const useFiltersPanel = () => {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const close = (): void => {
    setOpen(false)
    opener.current?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    const closeFromOutside = ({ target }: Event): void => {
      if (target instanceof Node && tools.current?.contains(target) !== true) setOpen(false)
    }
    const closeByKey = ({ key, target, isComposing }: KeyboardEvent): void => {
      // In a search with text, Escape clears the text first.
      if (key === "Escape" && !isComposing && !isSearchWithText(target)) close()
    }
    const closed = new AbortController()
    document.addEventListener("pointerdown", closeFromOutside, closed)
    document.addEventListener("focusin", closeFromOutside, closed)
    document.addEventListener("keydown", closeByKey, closed)
    return () => closed.abort()
  }, [isOpen])
  return { isOpen, opener, tools, close, toggle: () => setOpen(!isOpen) }
}

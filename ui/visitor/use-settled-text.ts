import { useEffect, useState } from "react"

/** Hints wait for a pause in typing, so that none flicker or are read out at every key. */
const pauseMillis = 600

export const useSettledText = (text: string): string => {
  const [settled, setSettled] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMillis)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

import { useSyncExternalStore } from "react"

/** Facts about the signed-in owner that this browser alone knows. Signing out clears them. */
type StepMark = "shared" | "hidden"

const storageKeyOf = (mark: StepMark): string => `honesthive-steps:${mark}`

const listeners = new Set<() => void>()

/** Marks of this page load, which last where storage is switched off. */
const recentMarks = new Set<StepMark>()

const hasStepMark = (mark: StepMark): boolean => {
  if (recentMarks.has(mark)) return true
  try {
    return localStorage.getItem(storageKeyOf(mark)) !== null
  } catch {
    return false
  }
}

export const setStepMark = (mark: StepMark): void => {
  recentMarks.add(mark)
  try {
    localStorage.setItem(storageKeyOf(mark), "1")
  } catch {
    // Storage may be switched off; the mark then lasts until the next page load.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useStepMark = (mark: StepMark): boolean =>
  useSyncExternalStore(subscribe, () => hasStepMark(mark))

import { useSyncExternalStore } from "react"
import { readStored, writeStored } from "../components/stored-item.ts"

/** Facts about the signed-in owner that this browser alone knows. Signing out clears them. */
type StepMark = "shared" | "hidden"

const storageKeyOf = (mark: StepMark): string => `honesthive-steps:${mark}`

const listeners = new Set<() => void>()

/** Marks of this page load, which last where storage is switched off. */
const recentMarks = new Set<StepMark>()

const hasStepMark = (mark: StepMark): boolean =>
  recentMarks.has(mark) || readStored("localStorage", storageKeyOf(mark)) !== null

export const setStepMark = (mark: StepMark): void => {
  recentMarks.add(mark)
  writeStored("localStorage", storageKeyOf(mark), "1")
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useStepMark = (mark: StepMark): boolean =>
  useSyncExternalStore(subscribe, () => hasStepMark(mark))

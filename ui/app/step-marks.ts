import { useSyncExternalStore } from "react"
import { pageAccountOf } from "../api/page-account.ts"
import { makeListeners } from "../components/listeners.ts"
import { readStored, writeStored } from "../components/stored-item.ts"

/**
 * Facts about the signed-in owner that this browser alone knows, stored with the owner's id: signing out clears them, but
 * the end of a session doesn't.
 */
type StepMark = "shared" | "hidden"

const storageKeyOf = (mark: StepMark): string => `honesthive-steps:${mark}`

const { subscribe, notify } = makeListeners()

/** Marks of this page load, which last where storage is switched off. */
const recentMarks = new Set<StepMark>()

const hasStepMark = (mark: StepMark): boolean =>
  recentMarks.has(mark) || readStored("localStorage", storageKeyOf(mark)) === pageAccountOf("owner")

export const setStepMark = (mark: StepMark): void => {
  recentMarks.add(mark)
  writeStored("localStorage", storageKeyOf(mark), pageAccountOf("owner") ?? null)
  notify()
}

export const useStepMark = (mark: StepMark): boolean =>
  useSyncExternalStore(subscribe, () => hasStepMark(mark))

import type { Catalogue } from "../messages/generated/catalogue.ts"
import type { ErrorTexts } from "../text/error-text.ts"
import { makeListeners } from "./listeners.ts"

export interface ToastAction {
  readonly label: string
  /** Says what the button does, for people who can't reach it in time. */
  readonly explained: string
  readonly onSelect: () => void
}

interface ToastMessages extends Pick<Catalogue, "common"> {
  readonly apiErrors: ErrorTexts
}

export type ToastText = string | ((messages: ToastMessages) => string)

export const toastTextOf = (text: ToastText, messages: ToastMessages): string =>
  typeof text === "string" ? text : text(messages)

export interface Toast {
  readonly id: number
  readonly title: ToastText
  readonly description: ToastText | null
  readonly destructive: boolean
  readonly action: ToastAction | null
  readonly isOpen: boolean
}

export const toastDurationMillis = 5000
export const swipeThresholdPixels = 50

/** Milliseconds for which a dismissed toast is still held (spec section 9), long after it has disappeared. */
const removalDelayMillis = 1_000_000

let shownToast: Toast | null = null
let lastId = 0
let removalTimer: ReturnType<typeof setTimeout> | undefined
const toastListeners = makeListeners()

const setToast = (toast: Toast | null): void => {
  clearTimeout(removalTimer)
  shownToast = toast
  toastListeners.notify()
}

const showNow = (toast: Omit<Toast, "id" | "isOpen">): void => {
  lastId += 1
  setToast({ ...toast, id: lastId, isOpen: true })
}

/** Shows one toast at a time: a new one replaces the last (spec section 2). */
export const showToast = (
  title: ToastText,
  description: ToastText | null = null,
  action: ToastAction | null = null
): void => showNow({ title, description, destructive: false, action })

export const showProblem = (
  title: ToastText,
  description: ToastText | null = null,
  action: ToastAction | null = null
): void => showNow({ title, description, destructive: true, action })

export const dismissToast = (): void => {
  if (shownToast?.isOpen !== true) return
  setToast({ ...shownToast, isOpen: false })
  removalTimer = setTimeout(() => setToast(null), removalDelayMillis)
}

export const currentToast = (): Toast | null => shownToast

export const subscribeToToasts = toastListeners.subscribe

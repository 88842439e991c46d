export interface ToastAction {
  readonly label: string
  /** Says what the button does, for people who can't reach it in time. */
  readonly explained: string
  readonly onSelect: () => void
}

export interface Toast {
  readonly id: number
  readonly title: string
  readonly description: string | null
  readonly destructive: boolean
  readonly action: ToastAction | null
  readonly isOpen: boolean
}

type Listener = () => void

/** Milliseconds for which a dismissed toast is still held (spec section 9), long after it has disappeared. */
const removalDelay = 1_000_000

let current: Toast | null = null
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<Listener>()

const set = (toast: Toast | null): void => {
  clearTimeout(removal)
  current = toast
  for (const listener of listeners) listener()
}

const show = (toast: Omit<Toast, "id" | "isOpen">): void => {
  lastId += 1
  set({ ...toast, id: lastId, isOpen: true })
}

/** Shows one toast at a time: a new one replaces the last (spec section 2). */
export const showToast = (
  title: string,
  description: string | null = null,
  action: ToastAction | null = null
): void => show({ title, description, destructive: false, action })

export const showProblem = (
  title: string,
  description: string | null = null,
  action: ToastAction | null = null
): void => show({ title, description, destructive: true, action })

export const dismissToast = (): void => {
  if (current?.isOpen !== true) return
  set({ ...current, isOpen: false })
  removal = setTimeout(() => set(null), removalDelay)
}

export const currentToast = (): Toast | null => current

export const subscribeToToasts = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

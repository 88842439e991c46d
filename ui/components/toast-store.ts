export interface Toast {
  readonly id: number
  readonly title: string
  readonly description: string | null
  readonly destructive: boolean
}

type Listener = () => void

let current: Toast | null = null
let lastId = 0
const listeners = new Set<Listener>()

const set = (toast: Toast | null): void => {
  current = toast
  for (const listener of listeners) listener()
}

/** One toast at a time: a new one takes the place of the last (spec section 2). */
export const showToast = (title: string, description: string | null = null): void => {
  lastId += 1
  set({ id: lastId, title, description, destructive: false })
}

export const showProblem = (title: string, description: string | null = null): void => {
  lastId += 1
  set({ id: lastId, title, description, destructive: true })
}

export const dismissToast = (): void => set(null)

export const currentToast = (): Toast | null => current

export const subscribeToToasts = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

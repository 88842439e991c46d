interface Changing<State> {
  readonly confirmed: State
  readonly changes: number
}

/** The last state of each changing item that the server confirmed: a state that is only shown may never be stored. */
export const makeConfirmedStates = <State>() => {
  const changing = new Map<string, Changing<State>>()
  return {
    begin: (id: string, shown: State): void => {
      const { confirmed, changes } = changing.get(id) ?? { confirmed: shown, changes: 0 }
      changing.set(id, { confirmed, changes: changes + 1 })
    },
    /** Ends one of an item's changes, and returns what is confirmed once it was the last. */
    end: (id: string, change: Partial<State>): State | undefined => {
      const known = changing.get(id)
      if (known === undefined) return undefined
      const confirmed = { ...known.confirmed, ...change }
      if (known.changes > 1) changing.set(id, { confirmed, changes: known.changes - 1 })
      else changing.delete(id)
      return known.changes > 1 ? undefined : confirmed
    }
  }
}

/** Links to render: those that changed come before the list that is read after a start or a lost notification. */
export const makeRenderQueue = () => {
  const changed = new Set<string>()
  let listed: Array<string> = []
  let isListDue = false
  return {
    change: (linkIds: ReadonlyArray<string>) => {
      for (const linkId of linkIds) changed.add(linkId)
    },
    listAgain: () => {
      changed.clear()
      listed = []
      isListDue = true
    },
    isListDue: () => isListDue,
    list: (linkIds: ReadonlyArray<string>) => {
      isListDue = false
      listed = linkIds.filter((linkId) => !changed.has(linkId)).reverse()
    },
    dropList: () => {
      listed = []
    },
    isDue: (linkId: string) => isListDue || changed.has(linkId),
    next: () => {
      const [linkId] = changed
      if (linkId === undefined) return { linkId: listed.pop(), isListed: true }
      changed.delete(linkId)
      return { linkId, isListed: false }
    }
  }
}

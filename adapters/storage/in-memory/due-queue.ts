interface DueEntry<Key> {
  readonly at: number
  readonly key: Key
}

export interface DueQueue<Key> {
  readonly add: (key: Key, at: number) => void
  readonly first: () => DueEntry<Key> | undefined
  readonly removeFirst: () => void
}

export const makeDueQueue = <Key>(): DueQueue<Key> => {
  const heap: Array<DueEntry<Key>> = []
  const atOf = (index: number): number => heap[index]?.at ?? Number.POSITIVE_INFINITY

  const swap = (a: number, b: number) => {
    const one = heap[a]
    const other = heap[b]
    if (one === undefined || other === undefined) return
    heap[a] = other
    heap[b] = one
  }
  const rise = (index: number) => {
    const parent = (index - 1) >> 1
    if (index === 0 || atOf(parent) <= atOf(index)) return
    swap(index, parent)
    rise(parent)
  }
  const sink = (index: number) => {
    const left = 2 * index + 1
    const child = atOf(left + 1) < atOf(left) ? left + 1 : left
    if (atOf(index) <= atOf(child)) return
    swap(index, child)
    sink(child)
  }

  return {
    add: (key, at) => {
      heap.push({ key, at })
      rise(heap.length - 1)
    },
    first: () => heap[0],
    removeFirst: () => {
      swap(0, heap.length - 1)
      heap.pop()
      sink(0)
    }
  }
}

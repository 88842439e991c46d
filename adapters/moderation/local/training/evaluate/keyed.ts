interface StructuralMap<K, V> {
  readonly at: (key: K) => V
  readonly entries: () => ReadonlyArray<readonly [K, V]>
}

export const makeKeyed = <K, V>(make: () => V): StructuralMap<K, V> => {
  const known = new Map<string, readonly [K, V]>()
  const at = (key: K): V => {
    const name = JSON.stringify(key)
    const entry = known.get(name) ?? ([key, make()] as const)
    known.set(name, entry)
    return entry[1]
  }
  return { at, entries: () => [...known.values()] }
}

/** The guard and the analyst read the same text one after the other: what was read last is kept, and nothing else. */
export const rememberLast = <Key, Value>(read: (key: Key) => Value): ((key: Key) => Value) => {
  let last: { readonly key: Key; readonly value: Value } | undefined
  return (key) => {
    if (last === undefined || last.key !== key) last = { key, value: read(key) }
    return last.value
  }
}

/** Caches only the last result, because calls mostly repeat the same key. */
export const rememberLast = <Key, Value>(read: (key: Key) => Value): ((key: Key) => Value) => {
  let last: { readonly key: Key; readonly value: Value } | undefined
  return (key) => {
    if (last === undefined || last.key !== key) last = { key, value: read(key) }
    return last.value
  }
}

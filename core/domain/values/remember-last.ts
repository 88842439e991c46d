/** What was asked for last is kept, and nothing else: mostly the same is asked for again. */
export const rememberLast = <Key, Value>(read: (key: Key) => Value): ((key: Key) => Value) => {
  let last: { readonly key: Key; readonly value: Value } | undefined
  return (key) => {
    if (last === undefined || last.key !== key) last = { key, value: read(key) }
    return last.value
  }
}

/** A failure is not kept: the next call tries again. */
export const lazyPromise = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined
  const attempt = async () => {
    try {
      return await make()
    } catch (cause) {
      made = undefined
      throw cause
    }
  }
  return () => {
    made ??= attempt()
    return made
  }
}

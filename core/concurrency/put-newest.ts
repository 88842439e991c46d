/** Puts an entry last in its map. Beyond the limit, the one that was put longest ago is forgotten. */
export const putNewest = <K, V>(map: Map<K, V>, key: K, value: V, limit: number): void => {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > limit && oldest !== undefined) map.delete(oldest)
}

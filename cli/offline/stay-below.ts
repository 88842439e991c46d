import { base, withBase } from "./place.ts"

/**
 * In a folder of a host, the product's own addresses begin with it; its pages do not know, and navigate as if they
 * were alone there. Browsers without the Navigation API lead to the host's own pages then.
 */
export const stayBelow = (): void => {
  if (base === "/" || !("navigation" in window)) return
  navigation.addEventListener("navigate", (event) => {
    const { origin, pathname, search, hash } = new URL(event.destination.url)
    const path = withBase(pathname)
    if (origin !== location.origin || path === pathname || !event.cancelable) return
    event.preventDefault()
    location.assign(`${path}${search}${hash}`)
  })
}

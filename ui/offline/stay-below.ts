import { basePath, withBase } from "./base-path.ts"

/**
 * Keeps navigation inside the build's folder, which the product's pages don't know about. Without the Navigation API,
 * browsers leave the folder.
 */
export const stayBelow = (): void => {
  if (basePath === "/" || !("navigation" in window)) return
  navigation.addEventListener("navigate", (event) => {
    const { origin, pathname, search, hash } = new URL(event.destination.url)
    const path = withBase(pathname)
    if (origin !== location.origin || path === pathname || !event.cancelable) return
    event.preventDefault()
    location.assign(`${path}${search}${hash}`)
  })
}

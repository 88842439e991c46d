// The service worker of the offline build: MSW's own, behind a door that lets through what is no call.
const scope = new URL(self.registration.scope)

const ownPath = ({ origin, pathname }) => {
  if (origin !== scope.origin) return undefined
  return pathname.startsWith(scope.pathname) ? `/${pathname.slice(scope.pathname.length)}` : pathname
}

const isCall = ({ method }, path) =>
  !["GET", "HEAD"].includes(method) || /^\/(?:api|uploads)(?:\/|$)/.test(path)

/** A file of the build is one; any other address is a page, which the product itself finds: so every one opens. */
const isPage = ({ mode }, path) =>
  mode === "navigate" && !/^\/(?:assets\/|[\w-]+\.(?:js|json|txt)$)/.test(path)

addEventListener("fetch", (event) => {
  const path = ownPath(new URL(event.request.url))
  if (path !== undefined && event.request.mode !== "navigate" && isCall(event.request, path)) return
  event.stopImmediatePropagation()
  if (path !== undefined && isPage(event.request, path)) event.respondWith(fetch(scope))
})

// MSW would leave with the last page: then a host without a fallback could not open any address but the first.
addEventListener("message", (event) => {
  if (event.data === "CLIENT_CLOSE") event.stopImmediatePropagation()
})

importScripts("./mockServiceWorker.js")

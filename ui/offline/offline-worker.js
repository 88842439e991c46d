// The service worker of the offline build: MSW's own, which gets the calls only. Everything else is answered here.
const scope = new URL(self.registration.scope)

const isBelow = ({ pathname }) => pathname.startsWith(scope.pathname)

/** Path of an address within the product, whose pages don't know the folder that they are served from. */
const ownPath = (url) => {
  if (url.origin !== scope.origin) return undefined
  return isBelow(url) ? `/${url.pathname.slice(scope.pathname.length)}` : url.pathname
}

/** A request for a script is no call: in development, modules of the UI lie below the same path. */
const isCall = ({ method, destination }, path) =>
  !["GET", "HEAD"].includes(method) || (destination !== "script" && /^\/(?:api|uploads)(?:\/|$)/.test(path))

/** Any address but a file of the build is a page, which the product itself finds. */
const isPage = ({ mode }, path) =>
  mode === "navigate" && !/^\/(?:assets\/|[\w-]+\.(?:js|json|txt)$)/.test(path)

/** Hosts may let browsers keep a file whose scripts are gone with an older build. */
const newest = { cache: "no-cache" }

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url)
  const path = ownPath(url)
  if (path !== undefined && event.request.mode !== "navigate" && isCall(event.request, path)) return
  event.stopImmediatePropagation()
  if (path === undefined) return
  if (isPage(event.request, path)) event.respondWith(fetch(scope, newest))
  else if (!isBelow(url)) event.respondWith(fetch(new URL(path.slice(1), scope)))
})

// MSW would stop with the last page; then a host without a fallback could open no address but the first.
addEventListener("message", (event) => {
  if (event.data === "CLIENT_CLOSE") event.stopImmediatePropagation()
})

importScripts("./mockServiceWorker.js")

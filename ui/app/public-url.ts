/** The public host (PUBLIC_URL), or the address this page was opened at. */
export const publicOrigin = (): string => {
  const told = document.querySelector('meta[name="public-url"]')?.getAttribute("content") ?? ""
  return told === "" ? window.location.origin : told
}

/** Without `https://`, as people say it. */
export const publicHost = (): string => new URL(publicOrigin()).host

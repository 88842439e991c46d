/** A path on this server, or `/`: never another site, whatever an address says (`//evil`, `/\evil`). */
export const ownPath = (returnTo: string | undefined): string => {
  if (returnTo === undefined || !/^\/(?![/\\])/.test(returnTo)) return "/"
  const url = URL.parse(returnTo, "http://own.invalid")
  return url?.origin === "http://own.invalid" ? url.pathname + url.search + url.hash : "/"
}

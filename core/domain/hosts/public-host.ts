/**
 * One of the addresses at which a server is reached (PUBLIC_URL). The host that a request asks for decides its origin
 * check, cookies, HSTS, links, and whether forwarded headers count.
 */
export interface PublicHost {
  readonly url: URL
  readonly isHttps: boolean
  /** Whether it is reached over Tor, where all visitors share the address of Tor's own process. */
  readonly isOnion: boolean
  /** Number of proxies in front of it whose X-Forwarded-For is trusted. */
  readonly trustedProxies: number
}

export const isOnionName = (hostname: string): boolean => hostname.endsWith(".onion")

/** Tor forwards bytes and adds no header, so behind an onion address every forwarded header is a visitor's own. */
export const publicHostOf = (url: URL, trustedProxies: number): PublicHost => {
  const isOnion = isOnionName(url.hostname)
  return {
    url,
    isHttps: url.protocol === "https:",
    isOnion,
    trustedProxies: isOnion ? 0 : trustedProxies
  }
}

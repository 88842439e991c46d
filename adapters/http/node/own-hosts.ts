import { isIP } from "node:net"
import { hostname } from "node:os"
import type { PublicHost } from "#core/domain/hosts/public-host.ts"

export interface HostSettings {
  readonly host: string
  readonly publicHosts: ReadonlyArray<PublicHost>
}

const isAddress = (name: string): boolean => isIP(name.replace(/^\[|\]$/g, "")) !== 0

const isLoopback = (name: string): boolean =>
  name === "localhost" ||
  name.endsWith(".localhost") ||
  name === "[::1]" ||
  (isIP(name) === 4 && name.startsWith("127."))

const namesOfMachine = (): ReadonlyArray<string> => {
  const name = hostname().toLowerCase()
  return [name, `${name}.local`]
}

/**
 * Finds the host that a name belongs to; loopback names belong to the first. Guards against DNS rebinding: another
 * site can point a name of its own at this server and then read what its visitors may read here. It can't do that
 * with an IP address, so without PUBLIC_URL any IP address is accepted as host, but only the machine's own names.
 * Tor forwards any Host header, so beside an onion address loopback names would lead its visitors to a clear one.
 */
export const hostFinder = (
  { host, publicHosts }: HostSettings,
  first: PublicHost
): ((name: string) => PublicHost | undefined) => {
  if (publicHosts.length > 0) {
    const named = new Map(publicHosts.map((listed) => [listed.url.hostname, listed]))
    const local = first.isOnion || publicHosts.every(({ isOnion }) => !isOnion) ? first : undefined
    return (name) => named.get(name) ?? (isLoopback(name) ? local : undefined)
  }
  const names = new Set([host.toLowerCase(), ...namesOfMachine()])
  return (name) => (isLoopback(name) || isAddress(name) || names.has(name) ? first : undefined)
}

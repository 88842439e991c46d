import { isIP } from "node:net"
import { hostname } from "node:os"
import { Option } from "effect"
import type { Site } from "../site/site.ts"

export interface HostSettings {
  readonly host: string
  readonly publicUrl: Option.Option<URL>
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
 * Guards against DNS rebinding: another site can point a name of its own at this server and then read what its
 * visitors may read here. It can't do that with an IP address, so without PUBLIC_URL any IP address is accepted as
 * host, but only the machine's own names.
 */
export const ownHosts = ({ host, publicUrl }: HostSettings): Site["isOwnHost"] => {
  if (Option.isSome(publicUrl)) return (name) => isLoopback(name) || name === publicUrl.value.hostname
  const names = new Set([host.toLowerCase(), ...namesOfMachine()])
  return (name) => isLoopback(name) || isAddress(name) || names.has(name)
}

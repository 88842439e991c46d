import { isIP } from "node:net"
import { hostname } from "node:os"
import { Option } from "effect"
import type { Site } from "#adapters/http/site/site.ts"
import type { Configuration } from "../settings/config.ts"

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
 * The hosts that are this server. Another site can point any name of its own here, and would then read as its visitor
 * what that visitor may read; it can point no address. So without PUBLIC_URL addresses are taken and names are not.
 */
export const ownHosts = ({
  host,
  publicUrl
}: Pick<Configuration, "host" | "publicUrl">): Site["isOwnHost"] => {
  if (Option.isSome(publicUrl)) return (name) => isLoopback(name) || name === publicUrl.value.hostname
  const names = new Set([host.toLowerCase(), ...namesOfMachine()])
  return (name) => isLoopback(name) || isAddress(name) || names.has(name)
}

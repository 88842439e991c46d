import type { LookupAddress } from "node:dns"
import { Resolver } from "node:dns/promises"
import { BlockList, isIP, type LookupFunction } from "node:net"
import { networkInterfaces } from "node:os"

/** IPv4 networks outside of the public internet (IANA special-purpose registry), and multicast. */
const special4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3]
] as const

/** Exceptions within 2000::/3, the public part of IPv6: tunnels to IPv4 addresses, and documentation networks. */
const special6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20]
] as const

const specialAddresses = new BlockList()
for (const [network, prefix] of special4) specialAddresses.addSubnet(network, prefix, "ipv4")
for (const [network, prefix] of special6) specialAddresses.addSubnet(network, prefix, "ipv6")

const global6 = new BlockList()
global6.addSubnet("2000::", 3, "ipv6")

/** A URL's host as the other functions take it: an IPv6 address stands in brackets there. */
export const hostWithoutBrackets = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "")

/** An address with a zone (`%eth0`) is link-local, whatever its prefix. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return !specialAddresses.check(address, "ipv4")
  if (version !== 6 || address.includes("%")) return false
  return global6.check(address, "ipv6") && !specialAddresses.check(address, "ipv6")
}

const notPublicError = (hostname: string) => new Error(`${hostname} is not on the public internet`)

/** Networks of this machine's interfaces. Neighbours in them may trust it, public addresses or not. */
const ownNetworks = (): BlockList => {
  const own = new BlockList()
  for (const { address, cidr, family } of Object.values(networkInterfaces()).flatMap((all) => all ?? [])) {
    const version = family === "IPv6" ? "ipv6" : "ipv4"
    if (cidr === null) own.addAddress(address, version)
    else own.addSubnet(address, Number(cidr.split("/")[1]), version)
  }
  return own
}

export const isForeignAddress = (address: string): boolean =>
  isPublicAddress(address) && !ownNetworks().check(address, isIP(address) === 6 ? "ipv6" : "ipv4")

const dnsLimits = { timeout: 2_000, tries: 2 } as const

/**
 * Asks the DNS itself. All lookups of the system share two threads: a few names that nobody answers for would hold
 * those of database and mail, too.
 */
const addressesOf = async (hostname: string): Promise<ReadonlyArray<LookupAddress>> => {
  const resolver = new Resolver(dnsLimits)
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  return [
    ...(four.status === "fulfilled" ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === "fulfilled" ? six.value.map((address) => ({ address, family: 6 })) : [])
  ]
}

/**
 * Resolves a name once for the connection and requires all its addresses to be allowed, so that DNS can't change
 * between check and use.
 */
export const checkedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  async (hostname, options, callback) => {
    const addresses = await addressesOf(hostname)
    const [first] = addresses
    if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
      callback(notPublicError(hostname), "")
    else if (options.all === true) callback(null, [...addresses])
    else callback(null, first.address, first.family)
  }

export const publicLookup = checkedLookup(isPublicAddress)

import type { PublicHost } from "#core/domain/hosts/public-host.ts"

const addressIn = (text: string): string => {
  const bracketed = /^\[([^\]]*)\]/.exec(text)?.[1]
  if (bracketed !== undefined) return bracketed
  return /^[^:]*:\d+$/.test(text) ? text.replace(/:\d+$/, "") : text
}

const socketAddress = (request: Request): string =>
  "ip" in request && typeof request.ip === "string" ? request.ip : ""

/** Each proxy appends the address of its client on the right; entries further left can be forged. */
const clientAddress = (request: Request, trustedProxies: number): string => {
  const forwarded = (request.headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim())
  const hops = [...forwarded.filter((part) => part !== ""), socketAddress(request)]
  return addressIn(hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? "")
}

/**
 * An IPv4 address as a URL spells it, from a socket of both versions or after the well-known prefix of RFC 6052, behind
 * which a server without IPv4 sees all of IPv4.
 */
const embeddedIpv4 = /^(?:::ffff:|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

const groupsOf = (part: string): ReadonlyArray<string> => (part === "" ? [] : part.split(":"))

const expandIpv6 = (address: string): ReadonlyArray<string> => {
  const [start = "", end] = address.split("::")
  const first = groupsOf(start)
  const last = groupsOf(end ?? "")
  const missing = end === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...last]
}

const prefix56 = (address: string): string => {
  const groups = expandIpv6(address).slice(0, 4)
  return groups.map((group, index) => (index === 3 ? group.padStart(4, "0").slice(0, 2) : group)).join(":")
}

const groupBytesOf = (group = ""): ReadonlyArray<number> => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

const prefix24 = (address: string): string => address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, "$1")

const subnetOf = (address: string): string => {
  const host = `[${address.replace(/%.*$/, "")}]`
  if (!address.includes(":") || !URL.canParse(`http://${host}`)) return prefix24(address)
  const normal = new URL(`http://${host}`).hostname.slice(1, -1)
  const embedded = embeddedIpv4.exec(normal)
  return embedded === null
    ? prefix56(normal)
    : prefix24([...groupBytesOf(embedded[1]), ...groupBytesOf(embedded[2])].join("."))
}

export type SenderTrust = Pick<PublicHost, "isOnion" | "trustedProxies">

export const behindProxies =
  (trustedProxies: number): ((request: Request) => SenderTrust) =>
  () => ({ isOnion: false, trustedProxies })

/** Stands for everybody who comes over Tor: nothing tells them apart. */
export const onionSubnet = "onion"

/**
 * A bound of its own for all onion visitors together: ten times a subnet's quotas and free guesses. It can't keep one
 * of them from using it up, but it keeps them from everybody else's quotas.
 */
const onionFactor = 10

export const quotaFactorOf = (key: string): number =>
  key === onionSubnet || key.startsWith(`${onionSubnet} `) ? onionFactor : 1

/** Subnet shared by people behind one connection: 24 bits of an IPv4 address, 56 of an IPv6 address. */
export const senderSubnet = (request: Request, { isOnion, trustedProxies }: SenderTrust): string =>
  isOnion ? onionSubnet : subnetOf(clientAddress(request, trustedProxies))

/**
 * Sender of guesses of one account and of mails to one address: 48 bits of an IPv6 address, because whoever rents a
 * network often gets that, and 256 subnets with it. Neighbours there share no account.
 */
export const senderSite = (request: Request, trust: SenderTrust): string =>
  senderSubnet(request, trust).split(":", 3).join(":")

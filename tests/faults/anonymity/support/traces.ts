import { createHash } from "node:crypto"

/** All by which a visitor could be known again. */
export interface VisitorTraces {
  /** From where the visitor connects. Only Linux has all of 127.0.0.0/8; elsewhere all come from one address. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  /** The addresses that the headers name. */
  readonly named: ReadonlyArray<string>
}

const hasManyLoopbacks = process.platform === "linux"

/** Three numbers from 100 to 249, another three for each number. */
const triple = (number: number): string =>
  [number % 150, Math.floor(number / 150) % 150, (number * 7) % 150].map((part) => part + 100).join(".")

/** The visitor with this number; `marker` stands in every header that is no address. */
export const tracesOf = (marker: string, number: number): VisitorTraces => {
  const [, second = 0, third = 0] = triple(number).split(".").map(Number)
  const forwarded = `198.${triple(number)}`
  const real = `199.${triple(number)}`
  const ipv6 = `2001:db8:${second.toString(16)}:${third.toString(16)}::${number}`
  const me = `${marker}-${number}`
  return {
    address: hasManyLoopbacks ? `127.${triple(number)}` : "127.0.0.1",
    named: [forwarded, real, ipv6],
    headers: {
      "user-agent": `Mozilla/5.0 (X11; ${me})`,
      "accept-language": `en-${me},te;q=0.9`,
      "sec-ch-ua": `"${me}";v="131"`,
      "sec-ch-ua-platform-version": `"${me}"`,
      referer: `https://intranet.${marker}.example/team/${number}?from=${me}`,
      "x-forwarded-for": `10.1.2.3, ${forwarded}`,
      "x-real-ip": real,
      "cf-connecting-ip": real,
      forwarded: `for="[${ipv6}]";by=${me}`,
      via: `1.1 ${me}`,
      cookie: `tracker=${me}; honesthive=${me}-session-of-nobody`,
      authorization: `Bearer ${me}`,
      "x-request-id": me,
      traceparent: `00-${me}`
    }
  }
}

const algorithms = ["md5", "sha1", "sha256"] as const

/** Every usual hash of a text, in every usual spelling. */
const hashesOf = (value: string | Uint8Array): ReadonlyArray<string> =>
  algorithms.flatMap((algorithm) => {
    const digest = createHash(algorithm).update(value).digest()
    const spelled = [digest.toString("hex"), digest.toString("base64"), digest.toString("base64url")]
    return [...spelled, digest.toString("hex").toUpperCase()]
  })

const ipv4Shapes = (address: string): ReadonlyArray<string> => {
  const bytes = Buffer.from(address.split(".").map(Number))
  // Spellings of an address: as the limits spell networks, as a number, and its bytes under a hash.
  const groups = `${bytes.readUInt16BE(0).toString(16)}:${bytes.readUInt16BE(2).toString(16)}`
  return [groups, `${bytes.readUInt32BE(0)}`, ...hashesOf(bytes), ...hashesOf(groups)]
}

const addressShapes = (address: string): ReadonlyArray<string> => {
  const written = Buffer.from(address)
  return [
    address,
    written.toString("hex"),
    written.toString("base64").replace(/.?.?=*$/, ""),
    ...hashesOf(address),
    ...hashesOf(`::ffff:${address}`),
    ...(address.includes(":") ? [] : ipv4Shapes(address))
  ]
}

/** Every form in which a visitor's addresses are looked for. */
export const addressesOf = ({ address, named }: VisitorTraces): ReadonlyArray<string> =>
  (hasManyLoopbacks ? [address, ...named] : named).flatMap(addressShapes)

/** Every form in which all else is looked for that a visitor's browser says. */
export const headersOf = ({ headers }: VisitorTraces): ReadonlyArray<string> =>
  Object.values(headers).flatMap((value) => [value, ...hashesOf(value)])

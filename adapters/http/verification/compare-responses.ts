import type { BrowserResponse } from "./comparison.ts"

/** Headers of the connection, which proxies set as well. They alter nothing that a page shows or does. */
const connectionHeaders = new Set([
  ...["age", "alt-svc", "connection", "content-encoding", "content-length", "date", "keep-alive", "server"],
  ...["transfer-encoding", "vary", "via"]
])

const hstsHeader = "strict-transport-security"

/** Compressing adds an ending to the tag, and makes it weak at some proxies. */
const plainTag = (tag: string | undefined): string | undefined =>
  tag?.replace(/^W\//, "").replace(/-(?:br|gzip|zstd)(?="$)/, "")

const isSameHeader = (name: string, expected: string | undefined, found: string | undefined): boolean => {
  // A proxy may add it for a server that doesn't know that it is reached over https.
  if (name === hstsHeader && expected === undefined) return true
  return name === "etag" ? plainTag(expected) === plainTag(found) : expected === found
}

const quote = (text: string): string => `"${text}"`

const quoteOrNone = (text: string | undefined): string => (text === undefined ? "none" : quote(text))

const headerProblems = (expected: Headers, found: BrowserResponse["headers"]): ReadonlyArray<string> =>
  [...new Set([...expected.keys(), ...found.keys()])]
    .filter((name) => !connectionHeaders.has(name))
    .map((name) => [name, expected.get(name) ?? undefined, found.get(name)] as const)
    .filter(([name, wanted, value]) => !isSameHeader(name, wanted, value))
    .map(
      ([name, wanted, value]) =>
        `header ${quote(name)} is ${quoteOrNone(value)}, expected ${quoteOrNone(wanted)}`
    )

const excerptBytes = 60

const excerptOf = (bytes: Uint8Array, at: number): string =>
  at >= bytes.length ? "the end" : quote(new TextDecoder().decode(bytes.subarray(at, at + excerptBytes)))

const firstDifference = (one: Uint8Array, other: Uint8Array): number | undefined => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at === one.length && at === other.length ? undefined : at
}

/** Counts bytes from 1, as `cmp` does. */
const bodyProblems = (expected: Uint8Array, found: Uint8Array): ReadonlyArray<string> => {
  const at = firstDifference(expected, found)
  if (at === undefined) return []
  return [`differs at byte ${at + 1}: ${excerptOf(found, at)}, expected ${excerptOf(expected, at)}`]
}

export const statusProblem = (expected: number, { status, headers }: BrowserResponse): string | undefined => {
  if (status === expected) return undefined
  const location = headers.get("location")
  return location === undefined
    ? `has the status ${status}, expected ${expected}`
    : `leads elsewhere (${status}), to ${quote(location)}; not followed`
}

export const compareResponses = async (
  expected: Response,
  found: BrowserResponse
): Promise<ReadonlyArray<string>> => {
  const problem = statusProblem(expected.status, found)
  if (problem !== undefined) return [problem]
  return [
    ...headerProblems(expected.headers, found.headers),
    ...bodyProblems(await expected.bytes(), found.body)
  ]
}

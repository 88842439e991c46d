import { fileSuffixTlds, strongTlds, tlds, wordTlds } from "./top-level-domains.ts"

const schemePattern = /(?:[a-z][a-z0-9+.-]*:\/\/)|(?:https?|ftp|mailto):[^\s]/i
const wwwPattern = /(?<![\p{L}\p{N}])www\.[\p{L}\p{N}]/iu
const emailPattern = /[\p{L}\p{N}_+-]@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[\p{L}\p{M}]{2,}/u
const ipv4Pattern = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g
const dottedRun = /[\p{L}\p{M}\p{N}_.-]+/gu

const technologyNames = new Set([
  "asp.net",
  "ado.net",
  "vb.net",
  "ml.net",
  "paint.net",
  "socket.io",
  "draw.io"
])
const clockTime = /^\d{1,2}\.(?:am|pm)$/
const capitalised = /^\p{Lu}\p{Ll}*$/u

const normaliseForLinks = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replaceAll("\u3002", ".")

const isAbbreviation = (labels: ReadonlyArray<string>): boolean =>
  labels.length >= 2 && labels.every((label) => [...label].length === 1)

/** "done.It was" lacks a space after the full stop and is not a domain. */
const isMissingSpace = (tld: string): boolean => wordTlds.has(tld.toLowerCase()) && capitalised.test(tld)

const isDomain = (labels: ReadonlyArray<string>, followedBySlash: boolean): boolean => {
  const name = labels.join(".")
  const tld = name.slice(name.lastIndexOf(".") + 1)
  if (technologyNames.has(name.toLowerCase()) || clockTime.test(name.toLowerCase())) return false
  if (isAbbreviation(labels.slice(0, -1)) || isMissingSpace(tld)) return false
  const lower = tld.toLowerCase()
  return lower.startsWith("xn--") || tlds.has(lower) || (followedBySlash && fileSuffixTlds.has(lower))
}

const labelRuns = (run: string): ReadonlyArray<ReadonlyArray<string>> =>
  run
    .split(/\.{2,}/)
    .map((part) => part.split(".").filter((label) => label !== ""))
    .filter((labels) => labels.length >= 2)

const hasDomainBeforeEnd = (labels: ReadonlyArray<string>): boolean =>
  labels.slice(1, -1).some((label) => strongTlds.has(label.toLowerCase()))

const hasDomain = (text: string): boolean => {
  for (const match of text.matchAll(dottedRun)) {
    const followedBySlash = text[match.index + match[0].length] === "/"
    for (const labels of labelRuns(match[0])) {
      if (isDomain(labels, followedBySlash) || hasDomainBeforeEnd(labels)) return true
    }
  }
  return false
}

const hasAddress = (text: string): boolean =>
  [...text.matchAll(ipv4Pattern)].some(([address]) => address.split(".").every((part) => Number(part) <= 255))

/** Fast path: without a colon, or a dot between two letters or digits, there is no link. */
const possibleLink = /:|[\p{L}\p{M}\p{N}_-]\.[\p{L}\p{M}\p{N}_-]/u

/**
 * Whether a text contains a link: a scheme, `www.`, an email address, or a domain-like token (spec section 5). Names
 * of technologies, and full stops without a space, don't count.
 */
export const hasLink = (text: string): boolean => {
  const normal = normaliseForLinks(text)
  if (!possibleLink.test(normal)) return false
  return (
    schemePattern.test(normal) ||
    wwwPattern.test(normal) ||
    emailPattern.test(normal) ||
    hasAddress(normal) ||
    hasDomain(normal)
  )
}

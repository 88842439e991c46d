import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import type { LinkAvailability } from "#core/contract/link-schemas.ts"
import { fallbackLink } from "#core/domain/links/fallback-link.ts"
import { slugOf } from "#core/domain/links/link-rules.ts"
import { trimText } from "#core/domain/values/text.ts"
import { request } from "../../api/api-client.ts"

export type SuggestedLink =
  | { readonly state: "known"; readonly link: string }
  | { readonly state: "asking" }
  /** There is no name yet or no response. Saving creates a link anyway. */
  | { readonly state: "unknown" }

const knownLink = (link: string | undefined): SuggestedLink =>
  link === undefined ? { state: "unknown" } : { state: "known", link }

export const linkFrom = (candidate: string, { available, suggestions }: LinkAvailability): SuggestedLink =>
  knownLink(available ? candidate : suggestions[0])

/**
 * The link to ask the server about: the slug of a name in ASCII, or else the name itself, which is no link, so that the
 * response suggests the transliterated one that saving gives. Its tables stay out of the browser.
 */
export const linkCandidateOf = (name: string): string => {
  const trimmed = trimText(name)
  return /\P{ASCII}/u.test(trimmed) ? trimmed : slugOf(trimmed)
}

const pauseMillis = 300

const useRested = (value: string): string => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMillis)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

export const useSuggestedLink = (user: CurrentUser, name: string): SuggestedLink => {
  const candidate = linkCandidateOf(name)
  const rested = useRested(candidate)
  const check = useQuery({
    queryKey: ["suggested-link", rested],
    // Errors, even a lost session, only leave the link unknown: saving reports them and keeps the typed text.
    queryFn: () => request(calls.checkLink, { body: { customLink: rested } }).catch(() => null),
    enabled: user.feedbackLink === null && rested !== "",
    staleTime: 0
  })
  if (user.feedbackLink !== null) return knownLink(user.feedbackLink)
  if (trimText(name) === "") return { state: "unknown" }
  if (candidate === "") return knownLink(fallbackLink(user.id)[0])
  if (rested !== candidate || check.isPending) return { state: "asking" }
  return check.data ? linkFrom(candidate, check.data) : { state: "unknown" }
}

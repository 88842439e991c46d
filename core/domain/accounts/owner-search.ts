import { foldText } from "../values/fold-text.ts"
import type { Account } from "./account.ts"

export type OwnerName = Pick<Account, "owner" | "email" | "name" | "feedbackLink">

export const ownersPerPage = 50

/** The list shows links as `/link`, and people copy them as a whole address. */
const addressOfLink = /^[^\s?#]*\/([^\s/?#]+)\/?(?:[?#]\S*)?$/

interface OwnerSearch {
  readonly text: string
  /** The `next` of the page before: the email of its last owner. Null for the first page. */
  readonly after: string | null
}

interface OwnerSearchResult {
  readonly owners: ReadonlyArray<OwnerName>
  readonly count: number
  readonly next: string | null
}

const isMatch = ({ email, name, feedbackLink }: OwnerName, text: string): boolean =>
  [email, name, feedbackLink].some((field) => foldText(field ?? "").includes(text))

const byEmail = (a: OwnerName, b: OwnerName): number => (a.email < b.email ? -1 : 1)

export const searchOwners = (
  all: ReadonlyArray<OwnerName>,
  { text, after }: OwnerSearch
): OwnerSearchResult => {
  const wanted = foldText(text.trim().replace(addressOfLink, "$1"))
  const found = all.filter((owner) => isMatch(owner, wanted))
  const rest = found.filter(({ email }) => after === null || email > after).toSorted(byEmail)
  const owners = rest.slice(0, ownersPerPage)
  return {
    owners,
    count: found.length,
    next: owners.length < rest.length ? (owners.at(-1)?.email ?? null) : null
  }
}

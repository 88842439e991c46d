import { expect, test } from "vitest"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { type OwnerName, ownersPerPage, searchOwners } from "#core/domain/accounts/owner-search.ts"

const makeOwner = (email: string, given: Partial<OwnerName> = {}): OwnerName => ({
  owner: OwnerId(email),
  email,
  name: null,
  feedbackLink: null,
  ...given
})

const people = [
  makeOwner("pia@example.net", { name: "Pia O’Quill" }),
  makeOwner("zoe@example.org", { name: "Zoë Quill", feedbackLink: "Zoe-Q" }),
  makeOwner("asha@example.org", { name: "Asha Rao", feedbackLink: "asha-rao" }),
  makeOwner("new@example.com")
]

const emailsFor = (text: string) =>
  searchOwners(people, { text, after: null }).owners.map(({ email }) => email)

test.each([
  ["", ["asha@example.org", "new@example.com", "pia@example.net", "zoe@example.org"]],
  ["o'quill", ["pia@example.net"]],
  [" RAO ", ["asha@example.org"]],
  ["ZOË", ["zoe@example.org"]],
  ["zoe-q", ["zoe@example.org"]],
  ["/asha-rao", ["asha@example.org"]],
  ["https://hive.example.org/Zoe-Q", ["zoe@example.org"]],
  ["https://hive.example.org/Zoe-Q/", ["zoe@example.org"]],
  ["https://hive.example.org/Zoe-Q?lang=hi&from=a/b", ["zoe@example.org"]],
  ["example.com", ["new@example.com"]],
  ["%", []]
])("%j finds %j, in the order of their emails", (text, emails) => {
  expect(emailsFor(text)).toEqual(emails)
})

test("a thousand owners come page by page, each once", () => {
  const all = Array.from({ length: 1_000 }, (_, index) => makeOwner(`${(index * 7919) % 1_000}@example.org`))
  const seen: Array<string> = []
  let after: string | null = null
  do {
    const page: ReturnType<typeof searchOwners> = searchOwners(all, { text: "example", after })
    expect(page.count).toBe(all.length)
    expect(page.owners.length).toBeLessThanOrEqual(ownersPerPage)
    seen.push(...page.owners.map(({ email }) => email))
    after = page.next
  } while (after !== null)
  expect(seen).toEqual(all.map(({ email }) => email).toSorted())
})

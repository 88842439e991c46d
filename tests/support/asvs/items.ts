/**
 * The ASVS 5.0.0 requirements that can be tested from outside, a row each: their numbers, and
 * what holds here. Tests carry the numbers in their titles, as `[asvs V3.3.1]` or `[asvs V3.3.1 V3.3.2]`.
 */
const table = `
V1.1.1 | a doubly escaped path is no link, a needless escape is one
V1.2.1 V3.2.2 | markup in any text of people is shown as text and runs nothing
V1.2.3 | no text can close the page's data block
V1.2.4 | text that looks like SQL is stored as it is
V1.2.10 | the CSV export holds no formula and reads back as it was
V1.3.4 | an SVG with a script is refused as a picture
V1.3.6 V13.2.4 | nobody makes the server fetch an address
V1.3.12 | evil strings of any length are refused in milliseconds
V1.5.2 V15.3.6 | __proto__ and constructor in a body reach no object
V1.5.3 | odd JSON is answered the same on every store
V2.2.1 V2.2.2 | every rule of the forms holds at the API
V2.2.3 | a badge that is not in the catalogue cannot be edited
V2.3.1 | only approved items become public
V2.3.2 V2.3.4 | at most five public items, whatever arrives together; a swap publishes one and hides the other, also of two public ones
V2.3.3 | a settled item, its points and its badges are stored together or not at all
V2.4.1 | floods of one link end in 429
V3.2.1 | answers of the API cannot run as documents
V3.3.1 V3.3.2 V3.3.3 V3.3.4 | the session's cookie is for this host, https and no script
V3.3.5 | cookies are small
V3.4.1 | https is demanded from then on, where it is used
V3.4.2 | no other site may read an answer
V3.4.3 V3.4.6 | every answer carries a content security policy without exceptions
V3.4.4 V3.4.5 | every answer carries nosniff and a referrer policy
V3.4.8 | no other window can reach a page
V3.5.1 V3.5.2 V3.5.3 | requests that change something come from our own pages, in their own content type
V3.5.6 V3.5.7 V3.5.8 | nothing is a script that another site could load
V3.6.1 | pages ask no other host
V3.7.2 | signing in leads to no other site
V4.1.1 | the content type of every answer is right and names its charset
V4.1.3 | headers that a proxy would set change nothing
V4.1.4 | other methods are refused
V4.2.1 | requests that could be read in two ways are refused
V5.2.1 | files over 5 MiB are refused before they are read
V5.2.2 | a file is what it says it is
V5.2.4 | a replaced picture is deleted
V5.2.6 | a picture's size is read before the picture is
V5.3.1 V5.3.2 | file names of people name nothing on the disk
V5.4.1 | pictures are served under names of ours
V6.2.1 V6.2.4 V6.2.5 V6.2.8 V6.2.9 V6.2.12 | long passwords of any composition, none that is well known, none altered
V6.2.2 V6.2.3 | an owner changes the password, and only with the present one
V6.3.1 | guessing is slowed down and locks nobody out
V6.3.2 | a fresh install knows no account
V6.3.8 | signing in does not tell who has an account
V6.8.1 V10.5.2 | an identity belongs to its issuer
V7.2.3 V7.2.4 | session secrets are random and new at each sign-in
V7.3.1 V7.3.2 | sessions end unused, and in any case
V7.4.1 V7.4.2 | a session that was ended opens nothing
V7.4.3 V7.5.2 | a new password ends the other sessions, which their owner sees and ends
V8.2.1 V8.2.2 V8.2.3 V8.3.1 | everybody reads and changes only their own, field by field
V8.3.2 | what the owner takes back is gone at once
V10.2.1 V10.5.1 | answers of the identity provider are checked
V11.4.2 V11.5.1 | Argon2id, and secrets from the system's random source
V13.4.1 V13.4.2 V13.4.3 V13.4.5 V13.4.6 | no sources, settings, listings or versions are served
V14.2.1 V14.3.1 V14.3.2 V14.3.3 | no secret in an address, a cache or the browser's storage
V14.2.6 V15.3.1 | answers hold the fields of the contract alone
V14.2.8 | pictures lose what else they carry
V15.3.5 V15.3.7 | wrong types and repeated fields are refused
V15.4.2 | what is checked still holds when it is done
V16.2.5 V16.4.1 | logs hold nothing of people, and no line is forged
V16.5.1 V16.5.3 | failures tell nothing, and approve nothing
`

interface AsvsItem {
  readonly numbers: ReadonlyArray<string>
  readonly promise: string
}

export const items: ReadonlyArray<AsvsItem> = table
  .trim()
  .split("\n")
  .map((line) => line.split(" | "))
  .map(([numbers = "", promise = ""]) => ({ numbers: numbers.split(" "), promise }))

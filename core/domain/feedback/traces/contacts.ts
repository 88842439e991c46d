import { findPhrases } from "./phrase-finder.ts"

const networks =
  "insta|instagram|telegram|tg|twitter|snap|snapchat|discord|github|gitlab|linkedin|fb|facebook|signal|reddit|mastodon|skype|tiktok|youtube"

/** A name as in addresses, which no word of a sentence looks like. */
const handle = "[a-z][a-z\\d]*(?:[._][a-z\\d]+)+|[a-z]{2,}\\d{2,}"

export const addressPhrases = [
  "[\\p{L}\\p{N}._%+-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*",
  "[a-z\\d._]+(?: dot [a-z\\d]+)? ?(?:[([]at[)\\]]| at the rate(?: of)? | at ) ?[a-z\\d]+ ?(?:[([]dot[)\\]]| dot |\\.) ?(?:com|in|org|net|edu|co|io)",
  "@[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}_.]{2,}",
  `(?<=(?:${networks})[^.!?\\n]{0,24}?[ :])(?:${handle})`,
  `[a-z\\d]+(?:_[a-z\\d]+)+(?= (?:on )?(?:${networks})\\b)`
]

export const findContacts = findPhrases("contact", [
  ...addressPhrases,
  "[a-z]+(?:_[a-z]+)*_?(?<!covid|utf|sha|web)\\d{2,}"
])

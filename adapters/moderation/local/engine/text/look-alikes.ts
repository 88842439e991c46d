/** Letters of other alphabets that look like a Latin letter, after decomposition and lower-casing. */
const alphabets: Readonly<Record<string, string>> = {
  a: "аαɑɐᴀ",
  b: "ьвßʙɓβ",
  c: "сᴄƈς¢",
  d: "ԁɗᴅđ",
  e: "еєɛəᴇεҽ",
  f: "ғƒꜰ",
  g: "ɡɢɠց",
  h: "һнʜհђ",
  i: "іıɪιӏɩ",
  j: "јʝϳ",
  k: "кκᴋƙ",
  l: "łʟɫƚ",
  m: "мᴍɱ",
  n: "пηɴɲո",
  o: "оοσøᴏօɵө",
  p: "рρᴘþ",
  q: "ԛɋ",
  r: "гʀɾɼ",
  s: "ѕʂꜱ",
  t: "тτᴛŧƭ",
  u: "υʊᴜսμ",
  v: "ѵνᴠ",
  w: "ѡωᴡɯԝ",
  x: "хχ×",
  y: "уүʏγყ",
  z: "ᴢʐƶ"
}

/** White letters in a dark circle or square, from A on, which Unicode does not decompose. */
const enclosedAlphabets = [0x1f150, 0x1f170]

const lettersLike = (latin: string, others: string): ReadonlyArray<string> => [
  ...others,
  ...enclosedAlphabets.map((first) => String.fromCodePoint(first + latin.charCodeAt(0) - 97))
]

const latinLetters = new Map(
  Object.entries(alphabets).flatMap(([latin, others]) =>
    lettersLike(latin, others).map((other) => [other, latin] as const)
  )
)

/** Fast path: Indic scripts have no letters that imitate Latin. */
const foreign = /[^\p{ASCII}\u0900-\u0dff]/gu

export const replaceLookAlikes = (text: string): string =>
  text.replace(foreign, (character) => latinLetters.get(character) ?? character)

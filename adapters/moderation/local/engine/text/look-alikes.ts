/** Letters of other alphabets that look like a Latin letter, after decomposition and lower-casing. */
const alphabets: Readonly<Record<string, string>> = {
  a: "аαɑɐᴀạ",
  b: "ьвßʙɓβ",
  c: "сϲᴄƈς¢",
  d: "ԁɗᴅđ",
  e: "еєɛəᴇεҽ",
  f: "ғƒꜰ",
  g: "ɡɢɠց",
  h: "һнʜհђ",
  i: "іıɪιӏɩ",
  j: "јʝϳ",
  k: "кκᴋƙ",
  l: "ⅼłʟɫƚ",
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

const latinLetters = new Map(
  Object.entries(alphabets).flatMap(([latin, others]) =>
    Array.from(others, (other) => [other, latin] as const)
  )
)

/** Fast path: Indic scripts have no letters that imitate Latin. */
const foreign = /[^\p{ASCII}\u0900-\u0dff]/gu

export const replaceLookAlikes = (text: string): string =>
  text.replace(foreign, (character) => latinLetters.get(character) ?? character)

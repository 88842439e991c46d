const maxWords = 10

const capitalised = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** Key under which the catalogues have a text that the API sends in English: its first words in camel case. */
export const messageKeyOf = (english: string): string => {
  const words = english
    .toLowerCase()
    .replace(/[’']/g, "")
    .match(/[a-z0-9]+/g)
  return (words ?? [])
    .slice(0, maxWords)
    .map((word, index) => (index === 0 ? word : capitalised(word)))
    .join("")
}

/** The message for an English text; the text itself if nobody translated it, such as a service's own sentence. */
export const textByKey = (english: string, messages: Readonly<Record<string, string>>): string => {
  const key = messageKeyOf(english)
  return Object.hasOwn(messages, key) ? (messages[key] ?? english) : english
}

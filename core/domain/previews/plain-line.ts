/** Emoji with the joiners between them. Fonts for text have none. */
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]\ufe0f?\u200d?/gu

/** Controls of direction, variation selectors and keycaps; not the joiners, which shape Indian scripts. */
const invisible = /(?![\u200c\u200d])(?:[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]|\u20e3|[\ufe00-\ufe0f])/gu

export const plainLineOf = (text: string | null): string | null => {
  const visible = (text ?? "")
    .normalize("NFC")
    .replace(/[\s\p{Z}]+/gu, " ")
    .replace(emoji, "")
    .replace(invisible, "")
  return visible.replace(/ {2,}/g, " ").trim() || null
}

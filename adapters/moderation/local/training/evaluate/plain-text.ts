/** Joiners belong to Indic letters; every other invisible character could rearrange or recolour a terminal. */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu

const excerptLength = 60

export const plainText = (text: string): string => text.replace(unprintable, " ").replace(/\s+/g, " ").trim()

export const excerptOf = (text: string): string => {
  const letters = Array.from(plainText(text))
  return letters.length > excerptLength ? `${letters.slice(0, excerptLength).join("")}…` : letters.join("")
}

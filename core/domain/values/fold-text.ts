/** Joiners change how an Indian script looks, and keyboards differ in whether they write them. */
const joiners = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu

export const foldText = (text: string): string => text.normalize("NFC").replace(joiners, "").toLowerCase()

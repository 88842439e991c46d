/** The joiners stay, which shape Indian scripts. */
const unsafeSigns = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu

/** Words of others must not steer a terminal. */
export const withoutControls = (line: string): string =>
  line.replace(unsafeSigns, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)

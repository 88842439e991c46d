/** Pictures that are aimed at people read as words; all others mean nothing to the guard. */
const picturesByWord = {
  animalpicture: "🐒🐵🙈🦍🦧🐷🐖🐽🐀🐁🐭🐍🪳🪰🪱🐛🐕🐶🐩🐐🐑🫏🐴🐸🦟🐜🐗🐫🐪",
  weaponpicture: "🔫🔪🗡⚔💣🧨🪓⚰☠🪦🩸🪤🪒",
  disgustpicture: "🤮🤢💩🖕🚽🗑🧹🚮",
  clown: "🤡"
} as const

const wordOfPicture: ReadonlyMap<string, string> = new Map(
  Object.entries(picturesByWord).flatMap(([word, pictures]) =>
    Array.from(pictures, (picture) => [picture, word] as const)
  )
)

const picturePattern = new RegExp(`[${Object.values(picturesByWord).join("")}]\\ufe0f?`, "gu")

/** Fast path: these pictures lie in two ranges. */
const possiblePicture = /[\u2600-\u27bf\ud83c-\ud83e]/

export const spellPictures = (text: string): string =>
  possiblePicture.test(text)
    ? text.replace(picturePattern, (picture) => ` ${wordOfPicture.get(picture.replace("\ufe0f", "")) ?? ""} `)
    : text

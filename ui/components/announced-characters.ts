/** Screen readers hear a count only near and over the limit, not at every key. */
export const announcedCharactersLeft = 20

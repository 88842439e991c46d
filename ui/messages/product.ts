/** The product's own words, each in one place (design, first paragraphs). */
export const productName = "HonestHive"
export const guardName = "the moderation guard"
export const guardNameAtStart = "The moderation guard"
export const aliasPrefix = "Bee"

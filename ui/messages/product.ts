export { productName } from "#core/domain/values/product-name.ts"
export const guardName = "the moderation guard"
export const guardNameAtStart = "The moderation guard"
export const aliasPrefix = "Bee"

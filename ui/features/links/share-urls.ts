import type { LinksMessages } from "../../messages/generated/catalogue.ts"

/** Public address of a link: the public host joined with its path (spec section 7). */
export const publicUrlOf = (link: string, origin: string): string => new URL(`./${link}`, `${origin}/`).href

export const whatsappUrl = (url: string, linkMessages: LinksMessages): string =>
  `https://wa.me/?text=${encodeURIComponent(linkMessages.shareText({ url }))}`

export const linkedinUrl = (url: string, linkMessages: LinksMessages): string =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}&text=${encodeURIComponent(linkMessages.shareText({ url }))}`

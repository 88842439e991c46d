import { linkMessages } from "../../messages/links.ts"

/** Public address of a link: the public host joined with its path (spec section 7). */
export const publicUrlOf = (link: string, origin: string): string => new URL(`./${link}`, `${origin}/`).href

export const whatsappUrl = (url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(linkMessages.shareText(url))}`

export const linkedinUrl = (url: string): string =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}&text=${encodeURIComponent(linkMessages.shareText(url))}`

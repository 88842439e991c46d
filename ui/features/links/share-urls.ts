import type { LinksMessages } from "../../messages/generated/catalogue.ts"

export const publicUrlOf = (link: string, origin: string): string => new URL(`./${link}`, `${origin}/`).href

export const whatsappUrl = (url: string, linkMessages: LinksMessages): string =>
  `https://wa.me/?text=${encodeURIComponent(linkMessages.shareText({ url }))}`

export const linkedinUrl = (url: string, linkMessages: LinksMessages): string =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}&text=${encodeURIComponent(linkMessages.shareText({ url }))}`

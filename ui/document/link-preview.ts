import { productName } from "../messages/product.ts"

export type MetaTags = ReadonlyArray<readonly ["name" | "property", string, string]>

interface LinkPreview {
  readonly title: string
  readonly description: string
  readonly type: "website" | "profile"
  /** Origin for absolute links, without a trailing slash. */
  readonly origin: string
  readonly path: string
}

/**
 * Metadata that messengers show for a link. The picture is the same for everybody, because messengers would keep a
 * photo after its owner removed it.
 */
export const linkPreview = ({ title, description, type, origin, path }: LinkPreview): MetaTags => [
  ["name", "description", description],
  ["property", "og:title", title],
  ["property", "og:description", description],
  ["property", "og:type", type],
  ["property", "og:site_name", productName],
  ["property", "og:url", `${origin}${path}`],
  ["property", "og:image", `${origin}/assets/v1/preview.png`],
  ["property", "og:image:width", "1200"],
  ["property", "og:image:height", "630"],
  ["property", "og:image:alt", productName],
  ["name", "twitter:card", "summary_large_image"]
]

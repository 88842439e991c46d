import type { PageSettings } from "./page-settings.ts"

export type MetaTags = ReadonlyArray<readonly [kind: "name" | "property", name: string, content: string]>

interface LinkPreview {
  readonly title: string
  readonly description: string
  readonly type: "website" | "profile"
  readonly path: string
  readonly picture?: { readonly path: string; readonly alt: string }
}

export const linkPreview = (
  { title, description, type, path, picture }: LinkPreview,
  { name, origin, canonicalOrigin }: PageSettings
): MetaTags => [
  ["name", "description", description],
  ["property", "og:title", title],
  ["property", "og:description", description],
  ["property", "og:type", type],
  ["property", "og:site_name", name],
  ["property", "og:url", `${canonicalOrigin ?? ""}${path}`],
  ["property", "og:image", `${origin ?? ""}${picture?.path ?? "/assets/v1/preview.png"}`],
  ["property", "og:image:width", "1200"],
  ["property", "og:image:height", "630"],
  ["property", "og:image:alt", picture?.alt ?? name],
  ["name", "twitter:card", "summary_large_image"]
]

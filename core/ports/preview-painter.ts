import { Context, type Effect, Option } from "effect"

export interface PreviewContent {
  readonly name: string | null
  readonly question: string | null
  readonly photo: Uint8Array | null
}

export interface Painter {
  /** A PNG of `previewSizePixels` and at most `maxPreviewBytes`; null without words, or if a letter can't be shown. */
  readonly paint: (content: PreviewContent) => Effect.Effect<Uint8Array<ArrayBuffer> | null>
}

export const previewSizePixels = { width: 1200, height: 630 } as const

/** Messengers leave out larger ones. */
export const maxPreviewBytes = 200_000

/** Paints the picture that messengers show for a link. None: all links share one picture. */
export const PreviewPainter = Context.Reference<Option.Option<Painter>>(
  "honesthive/core/ports/PreviewPainter",
  { defaultValue: () => Option.none() }
)

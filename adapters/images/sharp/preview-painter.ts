import { Effect, Layer, Option } from "effect"
import type { OverlayOptions } from "sharp"
import { maxSidePixels } from "#core/ports/image-processor.ts"
import {
  maxPreviewBytes,
  type PreviewContent,
  PreviewPainter,
  previewSizePixels
} from "#core/ports/preview-painter.ts"
import { loadSharp } from "./load-sharp.ts"
import { canShow, fontFamilies } from "./preview-fonts.ts"

/** The light theme of `ui/styles/tokens.css`. */
const colours = { ground: "#fbf6ec", bar: "#e9a52f", name: "#6b5d4d", question: "#2d241a" } as const

const layoutPixels = { bar: 24, left: 96, right: 72, top: 56, gap: 32, photo: 168 } as const

interface LetteringRule {
  readonly colour: string
  /** Font sizes in pixels, of which the first that fits is taken. */
  readonly sizes: ReadonlyArray<number>
  readonly width: number
  readonly height: number
}

interface DrawnLayer {
  readonly bytes: Buffer
  readonly height: number
}

const markupEscapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => markupEscapes[character] ?? "")

const markupOf = (text: string, colour: string, size: number): string =>
  // Pango counts sizes in 1024ths of a point, which is a pixel at 72 dpi.
  `<span insert_hyphens="false" font_family="${fontFamilies}" weight="600" size="${1024 * size}" foreground="${colour}">${escapeMarkup(text)}</span>`

/** Down to half of the largest size, a smaller one comes before a break within a word. */
const attemptsAt = (sizes: LetteringRule["sizes"]) => [
  ...sizes.filter((size) => 2 * size >= Math.max(...sizes)).map((size) => ({ size, wrap: "word" as const })),
  ...sizes.map((size) => ({ size, wrap: "word-char" as const }))
]

const letter = async (text: string, { colour, sizes, width, height }: LetteringRule) => {
  const sharp = await loadSharp()
  for (const { size, wrap } of attemptsAt(sizes)) {
    const { data, info } = await sharp({
      text: { text: markupOf(text, colour, size), rgba: true, dpi: 72, width, wrap }
    })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    if (info.width <= width && info.height <= height)
      return { bytes: data, height: info.height } satisfies DrawnLayer
  }
  return null
}

const circleMask = (side: number): Buffer => {
  const mask = Buffer.alloc(4 * side * side)
  const centre = (side - 1) / 2
  for (let at = 0; at < side * side; at++) {
    const distance = Math.hypot((at % side) - centre, Math.floor(at / side) - centre)
    mask[4 * at + 3] = Math.round(255 * Math.min(1, Math.max(0, side / 2 - distance)))
  }
  return mask
}

const roundPhoto = async (photo: Uint8Array): Promise<DrawnLayer> => {
  const sharp = await loadSharp()
  const side = layoutPixels.photo
  const raw = { width: side, height: side, channels: 4 } as const
  const bytes = await sharp(photo, { limitInputPixels: maxSidePixels ** 2, failOn: "error" })
    .resize(side, side, { fit: "cover" })
    .ensureAlpha()
    .composite([{ input: circleMask(side), raw, blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { bytes, height: side }
}

interface Head {
  readonly height: number
  readonly layersAt: (top: number) => ReadonlyArray<OverlayOptions>
}

const paintHead = async (name: string | null, photo: Uint8Array | null): Promise<Head | null> => {
  const portrait = photo === null ? null : await roundPhoto(photo)
  const nameLeft = layoutPixels.left + (portrait === null ? 0 : layoutPixels.photo + layoutPixels.gap)
  const room = { width: previewSizePixels.width - nameLeft - layoutPixels.right, height: 150 }
  const title =
    name === null
      ? null
      : await letter(name, { colour: colours.name, sizes: [56, 48, 40, 32, 26, 20], ...room })
  if (title === null && name !== null) return null
  const height = Math.max(title?.height ?? 0, portrait?.height ?? 0)
  const centred = (layer: DrawnLayer | null, left: number, top: number) =>
    layer === null ? [] : [{ input: layer.bytes, left, top: top + Math.round((height - layer.height) / 2) }]
  return {
    height: height === 0 ? 0 : height + layoutPixels.gap,
    layersAt: (top) => [...centred(portrait, layoutPixels.left, top), ...centred(title, nameLeft, top)]
  }
}

const paintLayers = async (layers: ReadonlyArray<OverlayOptions>) => {
  const sharp = await loadSharp()
  const { width, height } = previewSizePixels
  const bar = { width: layoutPixels.bar, height, channels: 3, background: colours.bar } as const
  return sharp({ create: { width, height, channels: 3, background: colours.ground } })
    .composite([{ input: { create: bar }, left: 0, top: 0 }, ...layers])
    .png({ palette: true, compressionLevel: 9, effort: 4 })
    .toBuffer()
}

const paintPicture = async ({ name, question, photo }: PreviewContent) => {
  const [heading, main] = question === null ? [null, name] : [name, question]
  if (main === null || !(await canShow((heading ?? "") + main))) return null
  const { width, height } = previewSizePixels
  const head = await paintHead(heading, photo)
  if (head === null) return null
  const body = await letter(main, {
    colour: colours.question,
    sizes: [96, 84, 72, 62, 54, 46, 40, 34, 28, 24, 20],
    width: width - layoutPixels.left - layoutPixels.right,
    height: height - 2 * layoutPixels.top - head.height
  })
  if (body === null) return null
  const top = Math.round((height - head.height - body.height) / 2)
  const bodyLayer = { input: body.bytes, left: layoutPixels.left, top: top + head.height }
  const png = await paintLayers([...head.layersAt(top), bodyLayer])
  return png.length <= maxPreviewBytes ? new Uint8Array(png) : null
}

const paint = (content: PreviewContent): Effect.Effect<Uint8Array<ArrayBuffer> | null> =>
  Effect.promise(() => paintPicture(content)).pipe(
    Effect.catchDefect((defect) =>
      Effect.as(Effect.logError("The picture of a link could not be painted", defect), null)
    )
  )

export const sharpPreviews = Layer.succeed(PreviewPainter)(Option.some({ paint }))

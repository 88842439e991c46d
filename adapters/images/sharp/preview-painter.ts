import { Effect, Layer, Option } from "effect"
import { maxSidePixels } from "#core/ports/image-processor.ts"
import {
  maxPreviewBytes,
  type PreviewContent,
  PreviewPainter,
  previewSize
} from "#core/ports/preview-painter.ts"
import { loadSharp } from "./load-sharp.ts"
import { canShow, fontFamilies } from "./preview-fonts.ts"

/** The light theme of `ui/styles/tokens.css`. */
const colours = { ground: "#fbf6ec", bar: "#e9a52f", name: "#6b5d4d", question: "#2d241a" } as const

/** Pixels. */
const layout = { bar: 24, left: 96, right: 72, top: 56, gap: 32, photo: 168 } as const

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
  `<span font_family="${fontFamilies}" weight="600" size="${1024 * size}" foreground="${colour}">${escapeMarkup(text)}</span>`

/** Null if even the smallest letters need more room. */
const letter = async (text: string, { colour, sizes, width, height }: LetteringRule) => {
  const sharp = await loadSharp()
  for (const size of sizes) {
    const { data, info } = await sharp({
      text: { text: markupOf(text, colour, size), rgba: true, dpi: 72, width, wrap: "word-char" }
    })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    if (info.width <= width && info.height <= height)
      return { bytes: data, height: info.height } satisfies DrawnLayer
  }
  return null
}

/** Opaque within a circle, with one pixel of a soft edge. */
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
  const side = layout.photo
  const raw = { width: side, height: side, channels: 4 } as const
  const bytes = await sharp(photo, { limitInputPixels: maxSidePixels ** 2, failOn: "error" })
    .resize(side, side, { fit: "cover" })
    .ensureAlpha()
    .composite([{ input: circleMask(side), raw, blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { bytes, height: side }
}

const paintPicture = async ({ name, question, photo }: PreviewContent) => {
  if (!(await canShow(name + question))) return null
  const { width, height } = previewSize
  const portrait = photo === null ? null : await roundPhoto(photo)
  const nameLeft = layout.left + (portrait === null ? 0 : layout.photo + layout.gap)
  const title = await letter(name, {
    colour: colours.name,
    sizes: [56, 48, 40, 32],
    width: width - nameLeft - layout.right,
    height: 150
  })
  if (title === null) return null
  const headHeight = Math.max(title.height, portrait?.height ?? 0)
  const asked = await letter(question, {
    colour: colours.question,
    sizes: [96, 84, 72, 62, 54, 46, 40, 34, 28],
    width: width - layout.left - layout.right,
    height: height - 2 * layout.top - headHeight - layout.gap
  })
  if (asked === null) return null
  const top = Math.round((height - headHeight - layout.gap - asked.height) / 2)
  const sharp = await loadSharp()
  const bar = { width: layout.bar, height, channels: 3, background: colours.bar } as const
  const png = await sharp({ create: { width, height, channels: 3, background: colours.ground } })
    .composite([
      { input: { create: bar }, left: 0, top: 0 },
      ...(portrait === null ? [] : [{ input: portrait.bytes, left: layout.left, top }]),
      { input: title.bytes, left: nameLeft, top: top + Math.round((headHeight - title.height) / 2) },
      { input: asked.bytes, left: layout.left, top: top + headHeight + layout.gap }
    ])
    .png({ palette: true, compressionLevel: 9, effort: 4 })
    .toBuffer()
  return png.length <= maxPreviewBytes ? new Uint8Array(png) : null
}

/** A link whose picture can't be painted has the common one. */
const paint = (content: PreviewContent): Effect.Effect<Uint8Array<ArrayBuffer> | null> =>
  Effect.promise(() => paintPicture(content)).pipe(
    Effect.catchDefect((defect) =>
      Effect.as(Effect.logError("The picture of a link could not be painted", defect), null)
    )
  )

export const sharpPreviews = Layer.succeed(PreviewPainter)(Option.some({ paint }))

import { createHash } from "node:crypto"
import { Effect, Option } from "effect"
import { ImageProcessor } from "#core/ports/image-processor.ts"
import type { PageSettings } from "#ui/document/page-settings.ts"
import type { Configuration } from "../settings/config.ts"
import { wrongSetting } from "../settings/setting.ts"

/** Pages show it at most 120 pixels wide and 32 high; four times as many serve dense screens. */
const maxLogoSide = 512

interface RedrawnLogo {
  readonly image: NonNullable<PageSettings["logo"]>
  readonly bytes: Uint8Array<ArrayBuffer>
}

const pngSizeOf = (png: Uint8Array<ArrayBuffer>) => {
  const header = new DataView(png.buffer, png.byteOffset)
  return { width: header.getUint32(16), height: header.getUint32(20) }
}

export const redrawLogo = Effect.fn("redrawLogo")(function* ({ instance }: Pick<Configuration, "instance">) {
  if (Option.isNone(instance.logo)) return null
  const { render } = yield* ImageProcessor
  const rendition = { type: "image/png", side: maxLogoSide, fit: "within" } as const
  const [png = new Uint8Array()] = yield* render(instance.logo.value, [rendition]).pipe(
    Effect.mapError(({ message }) => wrongSetting(`INSTANCE_LOGO cannot be used. ${message}`))
  )
  const bytes = new Uint8Array(png)
  const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 12)
  return { image: { path: `/assets/logo-${digest}.png`, ...pngSizeOf(bytes) }, bytes } satisfies RedrawnLogo
})

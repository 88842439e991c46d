import { Effect, Option } from "effect"
import { sharpPreviews } from "#adapters/images/sharp/index.ts"
import { type PreviewContent, PreviewPainter } from "#core/ports/preview-painter.ts"

// A process of its own, because fontconfig finds its fonts once. Prints each picture.
const contents: ReadonlyArray<PreviewContent> = JSON.parse(process.argv[2] ?? "[]")
const paintAll = Effect.gen(function* () {
  const { paint } = Option.getOrThrow(yield* PreviewPainter)
  return yield* Effect.forEach(contents, paint)
})
for (const png of await Effect.runPromise(Effect.provide(paintAll, sharpPreviews)))
  console.log(Buffer.from(png ?? []).toString("base64"))

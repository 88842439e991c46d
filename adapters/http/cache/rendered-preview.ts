import type { Effect } from "effect"
import type { readPreview } from "#core/use-cases/previews/read-preview.ts"
import type { PlainResponse } from "../responses/plain-response.ts"

export type PreviewSource = Omit<Effect.Success<ReturnType<typeof readPreview>>, "changesAt">

export interface RenderedPreview {
  readonly source: PreviewSource | null
  readonly response: PlainResponse
  readonly estimatedBytes: number
}

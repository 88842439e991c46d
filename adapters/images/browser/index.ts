import { Layer } from "effect"
import { browserImages } from "./browser-images.ts"
import { canvasProcessor } from "./canvas-processor.ts"

/** Pictures of a browser: drawn on a canvas, and stored in its IndexedDB under this name. */
export const browserPictures = (name: string) => Layer.merge(browserImages(name), canvasProcessor)

import { Layer } from "effect"
import { browserImages } from "./browser-images.ts"
import { canvasProcessor } from "./canvas-processor.ts"

export const browserPictures = (name: string) => Layer.merge(browserImages(name), canvasProcessor)

import { models } from "./models.ts"
import { type FeatureExtractor, understandWith } from "./understand.ts"

export const understand: FeatureExtractor = understandWith(models)

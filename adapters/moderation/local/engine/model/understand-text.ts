import { models } from "./models.ts"
import { type Understand, understandWith } from "./understand.ts"

export const understand: Understand = understandWith(models)

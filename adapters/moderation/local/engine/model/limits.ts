import { cellName, type Dialect, type Limits } from "./cells.ts"
import { settings } from "./models.ts"

const strictest: Limits = { slope: 1, feedback: 1, comment: 1 }

/** The limits that were chosen for a language and script when the model was trained. */
export const limitsFor = (dialect: Dialect): Limits => settings().limits[cellName(dialect)] ?? strictest

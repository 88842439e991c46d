import { cellName, type Limits } from "../engine/model/cells.ts"
import type { Models } from "../engine/model/models.ts"
import { judgeWith } from "./calibrate.ts"
import type { Example } from "./examples.ts"
import { isRefused } from "./limits.ts"

export interface Trained {
  readonly models: Models
  readonly limits: Readonly<Record<string, Limits>>
}

const noLimits: Limits = { slope: 1, feedback: 2, comment: 2 }

export const refuses = ({ models, limits }: Trained, example: Example): boolean => {
  const judged = judgeWith(models, example)
  return isRefused(judged, (limits[cellName(judged.dialect)] ?? noLimits)[judged.register])
}

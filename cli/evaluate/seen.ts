import { unpackFingerprints } from "./fingerprints.ts"
import { trainedTexts } from "./seen.gen.ts"

/** Whether the model learned from this text, or from one that differs by nothing but spaces, signs and spelling. */
export const wasTrainedOn: (text: string) => boolean = unpackFingerprints(trainedTexts)

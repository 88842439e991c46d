import { useMessages } from "../messages/messages-context.ts"
import { measurementsIn } from "../text/measurements.ts"
import { useLanguage } from "./language-context.ts"

export const useMeasurements = () => measurementsIn(useMessages("measurements"), useLanguage().language)

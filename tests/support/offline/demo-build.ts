import { fileURLToPath } from "node:url"

/** Built by `npm run test:offline` before the tests. */
export const demoFolder = fileURLToPath(new URL("../../../dist/demo", import.meta.url))

import { readFileSync } from "node:fs"
import { openGuard } from "#adapters/moderation/local/engine/compiled/guard-file.ts"

/** Read by the tests that judge, and by no others. */
openGuard(() => new Uint8Array(readFileSync(new URL("../../dist/guard/guard.bin", import.meta.url))))

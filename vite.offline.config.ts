import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The offline build's own part: the server of `cli/offline`, beside the client that `vite.config.ts` builds. */
export default defineConfig({
  root: here("cli/offline"),
  publicDir: false,
  build: {
    outDir: here("dist/demo"),
    emptyOutDir: false,
    assetsDir: "offline",
    sourcemap: false,
    modulePreload: { polyfill: false },
    target: "es2024",
    rolldownOptions: { input: here("cli/offline/index.html") }
  }
})

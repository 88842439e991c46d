import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"
import { messageCatalogues } from "./cli/tasks/support/message-catalogues.ts"

const pathHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The offline build's own part: the server of `ui/offline`, beside the client that `vite.config.ts` builds. */
export default defineConfig({
  root: pathHere("ui/offline"),
  plugins: [messageCatalogues()],
  publicDir: false,
  build: {
    outDir: pathHere("dist/demo"),
    emptyOutDir: false,
    assetsDir: "offline",
    sourcemap: false,
    modulePreload: { polyfill: false },
    target: "es2024",
    rolldownOptions: { input: pathHere("ui/offline/index.html") }
  }
})

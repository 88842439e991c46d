import { fileURLToPath } from "node:url"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { loadedPackages } from "./cli/tasks/support/loaded-packages.ts"
import { messageCatalogues } from "./cli/tasks/support/message-catalogues.ts"

/** The server renders whole strings: React's streaming renderer, as large, would be loaded in vain. */
const stringRenderer = new URL(
  "node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js",
  import.meta.url
)

const wordsOf = (module: string): string | null => {
  const language = /\/messages\/generated\/([a-z-]+)\//.exec(module)?.[1]
  return language === undefined ? null : `words-${language}`
}

/**
 * The server and the commands in a few files: they start in a quarter of the time that all modules would take, and V8
 * parses each by itself. For one of three megabytes it needs 26 MB at once, which malloc never gives back.
 */
export default defineConfig({
  plugins: [messageCatalogues(), react()],
  publicDir: false,
  resolve: { alias: { "react-dom/server": fileURLToPath(stringRenderer) } },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: {
    noExternal: true,
    external: [...loadedPackages],
    target: "node"
  },
  build: {
    ssr: "cli/main.ts",
    outDir: "dist/server",
    target: "node24",
    minify: false,
    ssrEmitAssets: false,
    rolldownOptions: {
      output: {
        entryFileNames: "main.js",
        chunkFileNames: "[name].js",
        codeSplitting: {
          groups: [
            { name: wordsOf, debugName: "words" },
            { name: "effect", test: /node_modules\/effect\// },
            { name: "react", test: /node_modules\/react/ },
            { name: "packages", test: /node_modules\// }
          ]
        },
        comments: { annotation: false, jsdoc: false }
      }
    }
  }
})

import { fileURLToPath } from "node:url"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
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

const beyondAscii = /[^\0-\x7f]/g

const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`

/** For one character beyond Latin-1, V8 keeps two bytes of a file's every character. Only `String.raw` would read otherwise. */
const inOneByteEach: Plugin = {
  name: "in-one-byte-each",
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue
      const escaped = file.code.replace(beyondAscii, escapeOf)
      if (escaped.length < 2 * file.code.length) file.code = escaped
    }
  }
}

/**
 * The server and the commands in a few files: they start in a quarter of the time that all modules would take, and V8
 * parses each by itself. For one of three megabytes it needs 26 MB at once, which malloc never gives back.
 */
export default defineConfig({
  plugins: [messageCatalogues(), react(), inOneByteEach],
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

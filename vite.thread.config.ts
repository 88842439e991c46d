import { defineConfig } from "vite"

/**
 * The thread that judges, beside the server's bundle: it loads the guard and nothing else. No module that it imports
 * acts when loaded, so that most of Effect, which only the server's layers use, stays out: half of the file.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: "node" },
  build: {
    ssr: "adapters/moderation/thread/thread-script.ts",
    outDir: "dist/server",
    emptyOutDir: false,
    target: "node24",
    minify: false,
    ssrEmitAssets: false,
    rolldownOptions: {
      output: { codeSplitting: false, entryFileNames: "judge.js" },
      treeshake: { moduleSideEffects: false }
    }
  }
})

import { defineConfig } from "vite"

/** The thread that judges, beside the server's bundle: it loads the guard and nothing else. */
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
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: "judge.js" } }
  }
})

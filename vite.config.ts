import { fileURLToPath } from "node:url"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The client build: the app, the visitor page's own entry, and that of the other pages which the server draws. The server reads `.vite/manifest.json`. */
export default defineConfig({
  root: here("ui"),
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: here("ui/routes"),
      generatedRouteTree: here("ui/routeTree.gen.ts")
    }),
    react()
  ],
  build: {
    outDir: here("dist/client"),
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // Inlined files would become data: addresses, which the CSP refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // light-dark() as it is: what would stand in for it in older browsers knows no dark part on a light page.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      input: {
        app: here("ui/index.html"),
        open: here("ui/open/client.tsx"),
        visitor: here("ui/visitor/client.tsx")
      }
    }
  }
})

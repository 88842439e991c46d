import { fileURLToPath } from "node:url"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { messageCatalogues } from "./cli/tasks/support/message-catalogues.ts"

const pathHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: ReadonlyArray<string> } | null
}

const buildEntries = {
  app: "ui/start/main.tsx",
  open: "ui/public-pages/client.tsx",
  receipt: "ui/receipt/client.tsx",
  visitor: "ui/visitor/client.tsx"
} as const

const ownSuffix = "?own"

/**
 * Gives an entry its own copies of the modules that it shares with others: so it is one file, and neither it nor theirs
 * holds what only the other uses. Packages stay shared.
 */
const ownCopies = (entry: string): Plugin => ({
  name: "honesthive-own-copies",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (importer !== entry && importer?.endsWith(ownSuffix) !== true) return null
    const found = await this.resolve(source, importer.replace(ownSuffix, ""), { ...options, skipSelf: true })
    const isOurs = found !== null && found.external === false && /\.tsx?$/.test(found.id)
    return isOurs ? { ...found, id: `${found.id}${ownSuffix}` } : found
  }
})

const reachedFrom = (id: string, modules: Modules, seen: Set<string> = new Set()): ReadonlySet<string> => {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reachedFrom(imported, modules, seen)
  return seen
}

/** Loaded later than the app's entry, and made of parts of the sign-in pages. */
const portalLogin = "ui/pages/admin/admin-login-page.tsx"

/** Used by the messages of each language, which are loaded later. */
const messageFormats = pathHere("ui/messages/intl-formats.ts")

/**
 * What several entries share, and the parts of the sign-in pages that the portal's login uses: else each of those would
 * be a file of its own.
 */
const sharedChunk = (id: string, modules: Modules): string | null => {
  const isReachedFrom = (path: string): boolean => reachedFrom(pathHere(path), modules).has(id)
  const entries = Object.values(buildEntries).filter(isReachedFrom)
  const isInPortalToo = entries.includes(buildEntries.open) && isReachedFrom(portalLogin)
  return entries.length > 1 || isInPortalToo || id === messageFormats ? "shared" : null
}

/** Few files mean few ways to and fro; what changes seldom stays in browsers' caches. */
const chunkGroups = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper/, priority: 2 },
  { name: "vendor", test: /node_modules\//, priority: 1 },
  { debugName: "shared", name: sharedChunk }
]

/** The client build: the app, and the entries of the visitor page, of the page of receipts, and of the other pages which the server draws. The server reads `.vite/manifest.json`. */
export default defineConfig({
  root: pathHere("ui"),
  plugins: [
    messageCatalogues(),
    ownCopies(pathHere(buildEntries.visitor)),
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // An owner goes from page to page: all of theirs is one file. Few ever see the admin portal, whose routes load another.
      codeSplittingOptions: { defaultBehavior: [] },
      routesDirectory: pathHere("ui/routes"),
      generatedRouteTree: pathHere("ui/routeTree.gen.ts")
    }),
    react()
  ],
  build: {
    outDir: pathHere("dist/client"),
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // Inlined files would become data: addresses, which the CSP refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // light-dark() as it is: what would stand in for it in older browsers knows no dark part on a light page.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      input: {
        app: pathHere("ui/index.html"),
        open: pathHere(buildEntries.open),
        receipt: pathHere(buildEntries.receipt),
        visitor: pathHere(buildEntries.visitor)
      }
    }
  }
})

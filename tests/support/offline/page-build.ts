import { copyFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build, type Plugin } from "vite"
import { makeGuardFiles } from "#cli/tasks/support/guard-files.ts"

const root = fileURLToPath(new URL("../../..", import.meta.url))
const page = join(root, "tests", "offline", "page")

/** Modules of the HTTP tests that a page replaces by its own. */
const swapped = ["test-services.ts", "transport.ts"]

const pageParts: Plugin = {
  name: "page-parts",
  enforce: "pre",
  resolveId: (source, importer) => {
    const name = swapped.find((file) => source.endsWith(`/${file}`))
    const isTest = importer?.includes(join("tests", "adapters", "http")) === true
    return name !== undefined && isTest ? join(page, "http", name) : undefined
  }
}

const html =
  '<!doctype html><html lang="en"><title>tests</title><script type="module" src="/run.js"></script></html>'

export const buildPageTests = async (outDir: string): Promise<void> => {
  await makeGuardFiles()
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [pageParts],
    define: { "process.env.NODE_ENV": JSON.stringify("test") },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      target: "esnext",
      rolldownOptions: { input: join(page, "run.ts"), output: { entryFileNames: "run.js" } }
    }
  })
  writeFileSync(join(outDir, "index.html"), html)
  const worker = createRequire(import.meta.url).resolve("msw/mockServiceWorker.js")
  copyFileSync(worker, join(outDir, "mockServiceWorker.js"))
}

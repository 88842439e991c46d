import { copyFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build, type Plugin } from "vite"
import { expect } from "vitest"
import { makeGuardFiles } from "#cli/tasks/support/guard-files.ts"
import { closeVisits, launchBrowser } from "../browser.ts"
import { temporaryFolder } from "../server.ts"
import { writeImages } from "./images.ts"
import { startStaticHost } from "./static-host.ts"

const root = fileURLToPath(new URL("../../..", import.meta.url))
const pageFolder = join(root, "tests", "offline", "page")

/** Modules of the HTTP tests that a page replaces by its own. */
const swapped = ["test-services.ts", "transport.ts"]

const pageParts: Plugin = {
  name: "page-parts",
  enforce: "pre",
  resolveId: (source, importer) => {
    const name = swapped.find((file) => source.endsWith(`/${file}`))
    const isTest = importer?.includes(join("tests", "adapters", "http")) === true
    return name !== undefined && isTest ? join(pageFolder, "http", name) : undefined
  }
}

const html =
  '<!doctype html><html lang="en"><title>tests</title><script type="module" src="/run.js"></script></html>'

const buildPageTests = async (outDir: string): Promise<void> => {
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
      rolldownOptions: { input: join(pageFolder, "run.ts"), output: { entryFileNames: "run.js" } }
    }
  })
  writeFileSync(join(outDir, "index.html"), html)
  const worker = createRequire(import.meta.url).resolve("msw/mockServiceWorker.js")
  copyFileSync(worker, join(outDir, "mockServiceWorker.js"))
}

interface PageTest {
  readonly name: string
  readonly isPassed: boolean
  readonly error: string
}

export const openPageTests = async () => {
  const folder = temporaryFolder()
  await buildPageTests(folder.path)
  await writeImages(folder.path)
  const host = await startStaticHost({ folder: folder.path })
  const browser = await launchBrowser()
  const page = await (await browser.newContext({ baseURL: host.url })).newPage()
  return {
    run: async (suite: string): Promise<ReadonlyArray<PageTest>> => {
      await page.goto("/")
      await page.waitForFunction("globalThis.runSuite !== undefined")
      return page.evaluate<ReadonlyArray<PageTest>>(`globalThis.runSuite(${JSON.stringify(suite)})`)
    },
    close: async () => {
      await closeVisits(browser)
      await host.stop()
      folder.remove()
    }
  }
}

export const expectPassed = (tests: ReadonlyArray<PageTest>, atLeast: number): void => {
  const failed = tests.filter(({ isPassed }) => !isPassed).map(({ name, error }) => `${name}\n${error}`)
  expect(failed).toEqual([])
  expect(tests.length).toBeGreaterThanOrEqual(atLeast)
}

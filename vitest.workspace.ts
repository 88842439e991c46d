import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"
import { messageCatalogues } from "./cli/tasks/support/message-catalogues.ts"
import { isLongForm } from "./tests/support/short-form.ts"

/** Each of the dozens of processes and threads of a run otherwise compiles the same packages and sources again. */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL("node_modules/.cache/honesthive-compiled", import.meta.url)
)

/** Half of the tests wait for a server, a database or a page: others use the core meanwhile. Each takes half a gigabyte. */
const maxWorkers = Math.min(8, availableParallelism() + 2)

/** Files share a process that has loaded the code once, and leave nothing behind in it. */
const sharedSettings = { isolate: false, maxWorkers, expect: { poll: { timeout: 10_000 } } } as const

/** Tests that start servers and browsers. */
const slowTests = (name: string) => ({
  ...sharedSettings,
  name,
  include: [`tests/${name}/**/*.test.ts`],
  testTimeout: 180_000,
  hookTimeout: 60_000,
  // What waited too long on a busy machine gets a second chance; what answers or shows the wrong thing does not.
  retry: { count: 1, condition: /Timeout \d+ms exceeded|Waited \d+ ms in vain/ }
})

/** Tests that judge with the local guard, in this process. */
const judgingTests = {
  globalSetup: "tests/support/guard-files.ts",
  setupFiles: ["tests/support/open-guard.ts"]
}

/** The test projects. Every script runs them with `vitest run --config vitest.workspace.ts`. */
export default defineConfig({
  plugins: [messageCatalogues()],
  test: {
    projects: [
      {
        test: {
          ...sharedSettings,
          name: "core",
          include: ["tests/core/**/*.test.ts", "tests/*.test.ts"],
          testTimeout: 60_000
        }
      },
      {
        test: {
          ...sharedSettings,
          name: "adapters",
          include: ["tests/adapters/**/*.test.ts"],
          // All files share one PostgreSQL, which a busy machine lets wait.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...judgingTests,
          globalSetup: ["tests/support/postgres-for-all.ts", judgingTests.globalSetup]
        }
      },
      {
        plugins: [react()],
        test: {
          ...sharedSettings,
          name: "ui",
          include: ["tests/ui/**/*.test.{ts,tsx}"],
          ...judgingTests
        }
      },
      {
        test: {
          ...sharedSettings,
          name: "cli",
          include: ["tests/cli/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A command that runs in this process, but should have refused, finds no data of anybody.
          env: { DATA_DIR: "/dev/null/none" },
          ...judgingTests
        }
      },
      {
        test: {
          ...slowTests("browser"),
          globalSetup: ["browser", "components-for-all", "site-for-all"].map(
            (name) => `tests/support/${name}.ts`
          )
        }
      },
      {
        test: {
          ...slowTests("offline"),
          include: ["tests/offline/*.test.ts"],
          // The first hook waits until the demo is built.
          hookTimeout: 120_000,
          globalSetup: ["tests/support/browser.ts", "tests/support/offline/demo-for-all.ts"]
        }
      },
      {
        test: {
          ...slowTests("faults"),
          exclude: isLongForm ? [] : ["tests/faults/whole/**"],
          globalSetup: ["tests/support/postgres-for-all.ts", "tests/support/site-for-all.ts"],
          // The longest of these wait for a minute's end or a dead line: beside them, others work. A group of its own
          // is what another number of workers takes.
          maxWorkers: maxWorkers + 1,
          sequence: { groupOrder: 1 }
        }
      }
    ]
  }
})

import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"

/** Projects that start servers and browsers run after the quick ones, few files at a time. */
const slow = (name: string, order: number, maxWorkers: number) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers,
    sequence: { groupOrder: order }
  }
})

/** Tests that judge with the local guard, in this process. */
const judging = {
  globalSetup: "tests/support/guard-files.ts",
  setupFiles: ["tests/support/open-guard.ts"]
}

/** The test projects. Every script runs them with `vitest run --config vitest.workspace.ts`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "core",
          include: ["tests/core/**/*.test.ts", "tests/*.test.ts"],
          testTimeout: 20_000
        }
      },
      {
        test: {
          name: "adapters",
          include: ["tests/adapters/**/*.test.ts"],
          testTimeout: 20_000,
          ...judging,
          globalSetup: ["tests/support/postgres-for-all.ts", judging.globalSetup]
        }
      },
      { plugins: [react()], test: { name: "ui", include: ["tests/ui/**/*.test.{ts,tsx}"] } },
      { test: { name: "cli", include: ["tests/cli/**/*.test.ts"], testTimeout: 20_000, ...judging } },
      slow("faults", 1, 2),
      { test: { ...slow("browser", 2, 2).test, globalSetup: "tests/support/browser.ts" } },
      {
        test: {
          ...slow("offline", 3, 1).test,
          include: ["tests/offline/*.test.ts"],
          globalSetup: "tests/support/browser.ts"
        }
      }
    ]
  }
})

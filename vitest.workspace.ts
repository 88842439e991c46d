import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"

/** Projects that start servers and browsers run after the quick ones, file by file: two cores are enough for them. */
const slow = (name: string, order: number) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    sequence: { groupOrder: order }
  }
})

/** The test projects. Every script runs them with `vitest run --config vitest.workspace.ts`. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "core", include: ["tests/core/**/*.test.ts", "tests/*.test.ts"] } },
      { test: { name: "adapters", include: ["tests/adapters/**/*.test.ts"], testTimeout: 20_000 } },
      { plugins: [react()], test: { name: "ui", include: ["tests/ui/**/*.test.{ts,tsx}"] } },
      { test: { name: "cli", include: ["tests/cli/**/*.test.ts"], testTimeout: 20_000 } },
      slow("faults", 1),
      slow("browser", 2)
    ]
  }
})

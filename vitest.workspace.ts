import { defineConfig } from "vitest/config"

/** The test projects. Every script runs them with `vitest run --config vitest.workspace.ts`. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "core", include: ["tests/core/**/*.test.ts", "tests/*.test.ts"] } },
      { test: { name: "adapters", include: ["tests/adapters/**/*.test.ts"], testTimeout: 20_000 } }
    ]
  }
})

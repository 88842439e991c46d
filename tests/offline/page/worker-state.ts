/** State that Vitest's runner expects in its process, which here is a page. */
const config = {
  root: "/",
  name: "page",
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 30_000,
  retry: 0,
  repeats: 0,
  maxConcurrency: 1,
  passWithNoTests: false,
  allowOnly: false,
  includeTaskLocation: false,
  setupFiles: [],
  tags: [],
  chaiConfig: {},
  expect: {},
  fakeTimers: {},
  sequence: { shuffle: false, concurrent: false, seed: 1, hooks: "stack", setupFiles: "list" },
  snapshotOptions: {
    updateSnapshot: "none",
    snapshotEnvironment: {
      resolvePath: async (path: string) => path,
      readSnapshotFile: async () => null,
      getHeader: () => "",
      getVersion: () => "1"
    }
  },
  experimental: { importDurations: { limit: 0 } }
} as const

export const workerState = {
  config,
  ctx: { pool: "forks" },
  environment: { name: "browser" },
  rpc: {},
  onCleanup: () => undefined,
  onCancel: () => undefined,
  durations: { environment: 0, prepare: 0 },
  evaluatedModules: undefined
}

Object.defineProperty(globalThis, "__vitest_worker__", { value: workerState })

import { join } from "node:path"
import { build, preview } from "vite"
import { repositoryRoot } from "#cli/tasks/support/run.ts"
import { forAll } from "./for-all.ts"
import { temporaryFolder } from "./server.ts"

/** Builds the page: it loads three files, but hundreds from the dev server of `npm run dev`. */
export const { setup, teardown } = forAll("componentsDoor", async () => {
  const built = temporaryFolder()
  const config = { configFile: join(repositoryRoot, "vite.config.ts"), logLevel: "error" } as const
  const input = join(repositoryRoot, "ui/components-page/index.html")
  await build({ ...config, build: { outDir: built.path, emptyOutDir: true, rolldownOptions: { input } } })
  const server = await preview({
    ...config,
    build: { outDir: built.path },
    preview: { port: 0, host: "127.0.0.1" }
  })
  return {
    address: new URL(server.resolvedUrls?.local[0] ?? "").origin,
    remove: async () => {
      await server.close()
      built.remove()
    }
  }
})

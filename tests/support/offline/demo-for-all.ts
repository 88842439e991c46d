import { buildDemo } from "#cli/tasks/support/build-demo.ts"
import { forAll } from "../for-all.ts"
import { temporaryFolder } from "../server.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Where tests ask for the folder of the offline build that all of the project read. */
    readonly demoDoor: string
  }
}

/** An offline build for the root of a host. */
export const { setup, teardown } = forAll("demoDoor", async () => {
  const built = temporaryFolder()
  await buildDemo("/", built.path)
  return { address: built.path, remove: async () => built.remove() }
})

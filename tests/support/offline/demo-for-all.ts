import { buildDemo } from "#cli/tasks/support/build-demo.ts"
import { forAll } from "../for-all.ts"
import { temporaryFolder } from "../server.ts"

export const { setup, teardown } = forAll("demoDoor", async () => {
  const built = temporaryFolder()
  await buildDemo("/", built.path)
  return { address: built.path, remove: async () => built.remove() }
})

import type { TestProject } from "vitest/node"
import { buildDemo } from "#cli/tasks/support/build-demo.ts"
import { temporaryFolder } from "../server.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of an offline build for the root of a host, which all tests of the project read. */
    readonly demoFolder: string
  }
}

const built = temporaryFolder()

export const setup = async ({ provide }: TestProject): Promise<void> => {
  await buildDemo("/", built.path)
  provide("demoFolder", built.path)
}

export const teardown = (): void => built.remove()

import { createServer } from "node:http"
import type { ProvidedContext } from "vitest"
import type { TestProject } from "vitest/node"
import { listen } from "./listen.ts"

/** A resource that all files of a project share, whichever process they run in. */
export interface SharedResource {
  readonly address: string
  readonly remove: () => Promise<void>
}

declare module "vitest" {
  interface ProvidedContext {
    readonly componentsDoor: string
    readonly demoDoor: string
    readonly postgresDoor: string
    readonly siteDoor: string
  }
}

/**
 * Global setup of a shared resource. It provides a door: a URL that answers with the resource's address. The first
 * request starts the resource, so a run whose tests don't need it doesn't wait.
 */
export const forAll = (name: keyof ProvidedContext, start: () => Promise<SharedResource>) => {
  let started: Promise<SharedResource> | undefined
  const addressOf = async (): Promise<string> => {
    started ??= start()
    return (await started).address
  }
  const door = createServer((_, response) => {
    addressOf().then(
      (address) => response.end(address),
      (cause) => response.writeHead(500).end(`${cause}`)
    )
  })
  return {
    setup: async ({ provide }: TestProject): Promise<void> => {
      provide(name, `http://127.0.0.1:${await listen(door)}`)
    },
    teardown: async (): Promise<void> => {
      door.close()
      door.closeAllConnections()
      await (await started)?.remove()
    }
  }
}

export const fetchShared = async (door: string): Promise<string> => {
  const answer = await fetch(door)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

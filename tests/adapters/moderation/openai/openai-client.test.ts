import { Redacted } from "effect"
import { expect, test, vi } from "vitest"
import { lazyClient } from "#adapters/moderation/openai/openai-client.ts"

const disk = vi.hoisted(() => ({ isBusy: true }))

vi.mock("openai", async (original) => {
  if (disk.isBusy) throw new Error("EMFILE: too many open files")
  return original()
})

test("a service whose library could not be read once is asked with the next text", async () => {
  const client = lazyClient({
    apiKey: Redacted.make("key"),
    baseUrl: "https://guard.example/v1",
    model: "omni"
  })
  await expect(client()).rejects.toThrow()
  disk.isBusy = false
  expect((await client()).baseURL).toBe("https://guard.example/v1")
  expect(await client()).toBe(await client())
})

import { afterEach, expect, test, vi } from "vitest"
import { receiveBackup } from "#ui/features/admin/receive-backup.ts"

const receiving = (response: Response) => {
  vi.stubGlobal("fetch", async () => response)
  return receiveBackup(() => undefined)
}

afterEach(() => vi.unstubAllGlobals())

test("a backup has the name that the server gave it", async () => {
  const headers = { "content-disposition": 'attachment; filename="honesthive-2026-12-01.hive"' }
  const { name, file } = await receiving(new Response("sealed", { headers }))
  expect(name).toBe("honesthive-2026-12-01.hive")
  expect(await file.text()).toBe("sealed")
})

test.each(["", "<h1>Sign in to the network</h1>"])("%j of somebody else is no backup", async (text) => {
  await expect(receiving(new Response(text))).rejects.toThrow()
})

import { expect, test, vi } from "vitest"
import { makeQueryClient } from "#ui/api/query-client.ts"

test("[spec 7 1] data is never stale, and nothing is read again by itself", () => {
  const { queries, mutations } = makeQueryClient(() => undefined).getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false
  })
  expect(mutations).toMatchObject({ retry: false })
})

test("a call that fails is made once, and told", async () => {
  const told = vi.fn()
  const ask = vi.fn(async () => Promise.reject(new Error("away")))
  await expect(makeQueryClient(told).fetchQuery({ queryKey: ["x"], queryFn: ask })).rejects.toThrow("away")
  expect(ask).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledTimes(1)
})

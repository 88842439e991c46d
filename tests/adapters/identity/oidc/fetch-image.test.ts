import { Effect, Result } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, onTestFinished, test } from "vitest"
import { fetchImage } from "#adapters/identity/oidc/fetch-image.ts"
import { isPublicAddress } from "#adapters/public-address/index.ts"
import { startLoopback } from "../../../support/oidc/loopback.ts"

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const limit = 5 * 1_048_576

/** The issuer's own address, from where pictures may come, and one that only this machine can reach. */
const start = async () => {
  const inside = await startLoopback(() => (_request, response) => response.end(png))
  const issuer = await startLoopback((url) => (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", url)
    const paths: Readonly<Record<string, () => unknown>> = {
      "/asha.png": () => response.setHeader("content-type", "image/png").end(png),
      "/moved.png": () => response.writeHead(302, { location: "/asha.png" }).end(),
      "/round.png": () => response.writeHead(302, { location: "/round.png" }).end(),
      "/away": () => response.writeHead(302, { location: searchParams.get("to") ?? "" }).end(),
      "/just.png": () => response.end(new Uint8Array(limit)),
      "/over.png": () => response.end(new Uint8Array(limit + 1)),
      "/slow.png": () => response.write("x")
    }
    const answer = paths[pathname]
    if (answer === undefined) response.writeHead(404).end()
    else answer()
  })
  onTestFinished(() => Promise.all([inside.stop(), issuer.stop()]).then(() => undefined))
  const fetched = async (address: string) => {
    const result = await Effect.runPromise(Effect.result(fetchImage(address, new URL(issuer.url))))
    if (Result.isFailure(result)) return result.failure._tag
    return { type: result.success.type, bytes: (await result.success.arrayBuffer()).byteLength }
  }
  return { inside, issuer, fetched }
}

const imageUnavailable = "ImageUnavailable"

describe("a picture that claims name", () => {
  test("is fetched from the issuer, also when it has moved there, up to 5 MB", async () => {
    const { issuer, fetched } = await start()
    for (const path of ["/asha.png", "/moved.png"]) {
      expect(await fetched(`${issuer.url}${path}`)).toEqual({ type: "image/png", bytes: png.length })
    }
    expect(await fetched(`${issuer.url}/just.png`)).toEqual({ type: "", bytes: limit })
  })

  test.each(["/over.png", "/round.png", "/none.png"])("is none at %s", async (path) => {
    const { issuer, fetched } = await start()
    expect(await fetched(`${issuer.url}${path}`)).toBe(imageUnavailable)
  })

  test("is none after eight seconds", async () => {
    const { issuer } = await start()
    const fetching = Effect.result(fetchImage(`${issuer.url}/slow.png`, new URL(issuer.url)))
    const late = Effect.andThen(
      Effect.promise(() => expect.poll(() => issuer.asked.length).toBe(1)),
      TestClock.adjust("8 seconds")
    )
    const [result] = await Effect.runPromise(
      Effect.all([fetching, late], { concurrency: 2 }).pipe(Effect.provide(TestClock.layer()))
    )
    expect(Result.isFailure(result) && result.failure._tag).toBe(imageUnavailable)
  })

  test("[asvs V1.3.6 V13.2.4] makes this server ask nobody that only it can reach", async () => {
    const { inside, issuer, fetched } = await start()
    const { port } = new URL(inside.url)
    const hidden = [
      inside.url,
      `http://localhost:${port}/`,
      `https://localhost:${port}/`,
      `https://127.0.0.1:${port}/`,
      `https://127.1:${port}/`,
      `https://2130706433:${port}/`,
      `https://[::1]:${port}/`,
      `https://[::ffff:127.0.0.1]:${port}/`,
      `https://0.0.0.0:${port}/`,
      `https://me:secret@127.0.0.1:${port}/`,
      "https://169.254.169.254/latest/meta-data/",
      "file:///etc/passwd",
      "data:image/png;base64,AAAA",
      "no address"
    ]
    for (const address of hidden) {
      expect(await fetched(address), address).toBe(imageUnavailable)
      expect(await fetched(`${issuer.url}/away?to=${encodeURIComponent(address)}`), address).toBe(
        imageUnavailable
      )
    }
    expect([inside.asked, inside.connections()]).toEqual([[], 0])
  })
})

const publicAddresses = [
  "8.8.8.8",
  "93.184.216.34",
  "172.15.0.1",
  "172.32.0.1",
  "2606:2800:220:1::1",
  "2a00:1450::1"
]

const otherAddresses = [
  ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.255.255.255", "169.254.169.254"],
  ...["172.16.0.1", "172.31.255.255", "192.168.1.1", "198.18.0.1", "224.0.0.1", "255.255.255.255"],
  ...["::", "::1", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:8.8.8.8", "64:ff9b::7f00:1"],
  ...["2001:db8::1", "2002:7f00:1::", "2001::1", "localhost", ""]
]

test("addresses on the public internet are told from all others", () => {
  expect([...publicAddresses, ...otherAddresses].filter(isPublicAddress)).toEqual(publicAddresses)
})

import { hostname } from "node:os"
import { expect, test } from "vitest"
import { type HostSettings, hostFinder } from "#adapters/http/node/own-hosts.ts"
import { publicHostOf } from "#core/domain/hosts/public-host.ts"

const local = publicHostOf(new URL("http://localhost:3000"), 0)
const laptop = { host: "127.0.0.1", publicHosts: [] }

const ownHosts = (settings: HostSettings) => {
  const find = hostFinder(settings, settings.publicHosts[0] ?? local)
  return (name: string): boolean => find(name) !== undefined
}

const loopback = ["localhost", "app.localhost", "127.0.0.1", "127.1.2.3", "[::1]"]
const rebound = ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io", ""]

test("without PUBLIC_URL no name that others can point here is ours, but every address is", () => {
  const isOwn = ownHosts(laptop)
  expect(loopback.filter((name) => !isOwn(name))).toEqual([])
  expect(["192.168.1.20", "10.0.0.7", "[fe80::1]"].filter((name) => !isOwn(name))).toEqual([])
  expect(rebound.filter(isOwn)).toEqual([])
})

test("without PUBLIC_URL the machine is known by its own name and by the one it is bound to", () => {
  const isOwn = ownHosts({ ...laptop, host: "Hive.Office" })
  expect([hostname().toLowerCase(), "hive.office"].filter((name) => !isOwn(name))).toEqual([])
  expect(rebound.filter(isOwn)).toEqual([])
})

test("with PUBLIC_URL its host and loopback names are ours, whatever the port, and nothing else", () => {
  const isOwn = ownHosts({
    host: "hive.office",
    publicHosts: [publicHostOf(new URL("https://Honest.example:8443"), 0)]
  })
  expect([...loopback, "honest.example"].filter((name) => !isOwn(name))).toEqual([])
  const alike = ["evilhonest.example", "evil.honest.example", "honest.example.evil.example", "example"]
  expect(["192.168.1.20", "hive.office", hostname(), ...alike, ...rebound].filter(isOwn)).toEqual([])
})

test("each of several hosts is found by its own name, and loopback names belong to the first", () => {
  const publicHosts = ["https://hive.example", "http://hive.lan:3000", "http://abcdefgh.onion"].map((url) =>
    publicHostOf(new URL(url), 0)
  )
  const [first = expect.fail("there are three"), lan, onion] = publicHosts
  const find = hostFinder({ host: "127.0.0.1", publicHosts }, first)
  expect(["hive.example", "hive.lan", "abcdefgh.onion"].map(find)).toEqual([first, lan, onion])
  for (const name of loopback) expect(find(name)).toBe(first)
  for (const name of ["x.abcdefgh.onion", "efgh.onion", "onion", "lan", ...rebound])
    expect(find(name)).toBeUndefined()
})

import { hostname } from "node:os"
import { Option } from "effect"
import { expect, test } from "vitest"
import { ownHosts } from "#adapters/http/node/own-hosts.ts"

const publicUrl = (url: string) => Option.some(new URL(url))
const laptop = { host: "127.0.0.1", publicUrl: Option.none<URL>() }

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
  const isOwn = ownHosts({ host: "hive.office", publicUrl: publicUrl("https://Honest.example:8443") })
  expect([...loopback, "honest.example"].filter((name) => !isOwn(name))).toEqual([])
  const alike = ["evilhonest.example", "evil.honest.example", "honest.example.evil.example", "example"]
  expect(["192.168.1.20", "hive.office", hostname(), ...alike, ...rebound].filter(isOwn)).toEqual([])
})

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"

const root = join(import.meta.dirname, "../../../..")
const page = readFileSync(join(root, "docs/deployment.md"), "utf8")
const compose = readFileSync(join(root, "compose.yaml"), "utf8")

/** The sample in this language, without its comments. */
const sampleOf = (language: string): string => {
  const sample = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "s").exec(page)?.[1]
  if (sample === undefined) throw new Error(`docs/deployment.md has no sample in ${language}`)
  return sample.replace(/^\s*#.*\n/gm, "")
}

/** The lines of the unit's [Service]: systemd ignores a limit that stands in another section. The last of a name holds. */
const serviceSettings = (): ReadonlyMap<string, string> => {
  const [, ...sections] = sampleOf("ini").split(/^(?=\[\w+\]$)/m)
  const [service = "", ...others] = sections.filter((section) => section.startsWith("[Service]"))
  expect(others).toEqual([])
  return new Map(
    Array.from(service.matchAll(/^(\w+)=(.*)$/gm), ([, name = "", value = ""]): [string, string] => [
      name,
      value
    ])
  )
}

/** What a block of nginx says itself, its inner blocks left out. */
const ownDirectives = (block: string): string =>
  block.replace(/^[^{]*\{/, "").replace(/\w[^;{}]*\{[^{}]*\}/g, "")

describe("[anon A20] the samples for running HonestHive", () => {
  test("let no memory of the server reach a disk", () => {
    const unit = serviceSettings()
    expect([unit.get("LimitCORE"), unit.get("MemorySwapMax")]).toEqual(["0", "0"])
    for (const compose of [sampleOf("yaml"), readFileSync(join(root, "compose.yaml"), "utf8")]) {
      expect(compose).toMatch(/^( +)ulimits:\n\1 {2}core: 0$/m)
      const limits = (name: string) =>
        [...compose.matchAll(new RegExp(`^ +${name}: (\\S+)$`, "gm"))].map(([, size]) => size)
      expect(limits("mem_limit").length).toBeGreaterThan(0)
      expect(limits("memswap_limit")).toEqual(limits("mem_limit"))
      expect(limits("cpus").length).toBeGreaterThan(0)
    }
  })

  test("limit every service, name every image by its version, and paste no secret into an address", () => {
    const compose = readFileSync(join(root, "compose.yaml"), "utf8")
    const services = compose.slice(compose.indexOf("\nservices:"), compose.indexOf("\nvolumes:"))
    const names = services.match(/^ {2}\w+:$/gm) ?? []
    expect(names).toHaveLength(4)
    expect(services.match(/^ {4}<<: \*limits$/gm)).toHaveLength(names.length)
    for (const [, image] of services.matchAll(/^ {4}image: (.+)$/gm))
      expect(image).toMatch(/:[^:]*\d+[.-]\d+/)
    expect(compose).not.toMatch(/:\/\/\S*\$\{/)
  })

  test("make one service alone that can be built and reached", () => {
    expect(sampleOf("yaml")).toMatch(/^ {4}build: \.$/m)
    expect(sampleOf("yaml")).toMatch(/^ {4}ports: \["127\.0\.0\.1:3000:3000"\]$/m)
  })

  test("speak HTTP that old and new proxies know, so that a refused upload keeps its answer", () => {
    expect(sampleOf("nginx")).toMatch(/listen 443 ssl http2;/)
    expect(sampleOf("nginx")).not.toMatch(/^\s*http2 on;/m)
    expect(sampleOf("nginx")).toMatch(/^\s*proxy_http_version 1\.1;$/m)
  })

  test("leave the service nothing of the machine, and Node what it needs", () => {
    const unit = serviceSettings()
    expect([unit.get("CapabilityBoundingSet"), unit.get("ProtectSystem")]).toEqual(["", "strict"])
    expect(unit.get("SystemCallErrorNumber")).toBe("EPERM")
    // The last line about a call holds: the guard's thread steps back by it.
    expect(unit.get("SystemCallFilter")).toBe("setpriority")
    for (const breaking of ["MemoryDenyWriteExecute", "ProtectProc", "ProcSubset", "PrivateNetwork"]) {
      expect(unit.has(breaking), breaking).toBe(false)
    }
  })

  test("have the proxy write down no visit", () => {
    expect(ownDirectives(sampleOf("nginx"))).toMatch(/^\s*access_log off;$/m)
    expect(sampleOf("nginx")).not.toMatch(/access_log (?!off;)/)
    expect(ownDirectives(sampleOf("nginx"))).toMatch(/^\s*error_log \S+ crit;$/m)
    expect(sampleOf("caddy")).toMatch(/^\{\n\tlog \{\n\t\texclude http\n\t\}\n\}$/m)
    expect(sampleOf("caddy").match(/\blog\b/g)).toHaveLength(1)
  })

  test("hold feedback back for an hour and until three wait, and believe one proxy", () => {
    const environment = serviceSettings().get("Environment") ?? ""
    expect(environment).toContain("RELEASE_WINDOW=60")
    expect(environment).toContain("RELEASE_LEAST=3")
    expect(environment).toContain("TRUST_PROXY=1")
    expect(sampleOf("yaml")).toMatch(/RELEASE_WINDOW: "60"/)
    expect(sampleOf("yaml")).toMatch(/RELEASE_LEAST: "3"/)
    expect(compose).toMatch(/RELEASE_WINDOW: "60"/)
    expect(compose).toMatch(/RELEASE_LEAST: "3"/)
  })
})

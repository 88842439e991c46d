import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"

const page = readFileSync(join(import.meta.dirname, "../../../../docs/deployment.md"), "utf8")

/** The sample in this language, without its comments. */
const sampleOf = (language: string): string => {
  const sample = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "s").exec(page)?.[1]
  if (sample === undefined) throw new Error(`docs/deployment.md has no sample in ${language}`)
  return sample.replace(/^\s*#.*\n/gm, "")
}

const settingsOf = (unit: string) =>
  new Map(
    unit
      .split("\n")
      .filter((line) => line.includes("="))
      .map((line): [string, string] => [line.split("=")[0] ?? "", line.split("=").slice(1).join("=")])
  )

/** What a block of nginx says itself, its inner blocks left out. */
const ownDirectives = (block: string): string =>
  block.replace(/^[^{]*\{/, "").replace(/\w[^;{}]*\{[^{}]*\}/g, "")

describe("[anon A20] the samples for running HonestHive", () => {
  test("let no memory of the server reach a disk", () => {
    const unit = settingsOf(sampleOf("ini"))
    expect([unit.get("LimitCORE"), unit.get("MemorySwapMax")]).toEqual(["0", "0"])
    const compose = sampleOf("yaml")
    expect(compose).toMatch(/^ {4}ulimits:\n {6}core: 0$/m)
    expect(/memswap_limit: (\S+)/.exec(compose)?.[1]).toBe(/mem_limit: (\S+)/.exec(compose)?.[1])
  })

  test("have the proxy write down no visit", () => {
    expect(ownDirectives(sampleOf("nginx"))).toMatch(/^\s*access_log off;$/m)
    expect(sampleOf("nginx")).not.toMatch(/access_log (?!off;)/)
    expect(ownDirectives(sampleOf("nginx"))).toMatch(/^\s*error_log \S+ crit;$/m)
    expect(sampleOf("")).not.toMatch(/^\s*log\b/m)
  })

  test("hold feedback back for an hour, and believe one proxy", () => {
    const environment = settingsOf(sampleOf("ini")).get("Environment") ?? ""
    expect(environment).toContain("RELEASE_WINDOW=60")
    expect(environment).toContain("TRUST_PROXY=1")
    expect(sampleOf("yaml")).toMatch(/RELEASE_WINDOW: "60"/)
  })
})

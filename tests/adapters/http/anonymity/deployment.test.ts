import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { makeFolder } from "../../../support/for-one-test.ts"
import { expectDone } from "../../../support/run-command.ts"

const root = join(import.meta.dirname, "../../../..")
const fileAt = (path: string): string => readFileSync(join(root, path), "utf8")

const page = fileAt("docs/deployment.md")
const oneServer = fileAt("compose.yaml")
const replicas = fileAt("compose.replicas.yaml")

/** The services of a Compose file, by name, each with its lines. */
const servicesOf = (compose: string): ReadonlyMap<string, string> => {
  const [, services = ""] = /^services:\n(.*?)^\S/ms.exec(compose) ?? []
  const parts = services.split(/^ {2}([\w-]+):/m)
  return new Map(parts.flatMap((name, at) => (at % 2 === 1 ? [[name, parts[at + 1] ?? ""] as const] : [])))
}

/** The samples in this language, without their comments. */
const samplesOf = (language: string): ReadonlyArray<string> =>
  Array.from(page.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "gs")), ([, sample = ""]) =>
    sample.replace(/^\s*#.*\n/gm, "")
  )

const sampleOf = (language: string): string => {
  const [sample] = samplesOf(language)
  if (sample === undefined) throw new Error(`docs/deployment.md has no sample in ${language}`)
  return sample
}

/** The variables of systemd's service, and those of a container. */
const [serviceFile = "", containerFile = ""] = samplesOf("sh")

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

/** Directives of an nginx block itself, without those of its inner blocks. */
const ownDirectives = (block: string): string =>
  block.replace(/^[^{]*\{/, "").replace(/\w[^;{}]*\{[^{}]*\}/g, "")

describe("[anon A20] the samples for running HonestHive", () => {
  test("let no memory of the server reach a disk", () => {
    const unit = serviceSettings()
    expect([unit.get("LimitCORE"), unit.get("MemorySwapMax")]).toEqual(["0", "0"])
    for (const compose of [oneServer, replicas]) {
      expect(compose).toMatch(/^( +)ulimits:\n\1 {2}core: 0$/m)
      const limits = (name: string) =>
        [...compose.matchAll(new RegExp(`^ +${name}: (\\S+)$`, "gm"))].map(([, size]) => size)
      expect(limits("mem_limit").length).toBeGreaterThan(0)
      expect(limits("memswap_limit")).toEqual(limits("mem_limit"))
      expect(limits("cpus").length).toBeGreaterThan(0)
    }
  })

  test("start with one service and one volume, which needs no setting and is reached from this machine alone", () => {
    const [[name, service] = ["", ""], ...others] = servicesOf(oneServer)
    expect([name, others]).toEqual(["honesthive", []])
    expect(service).toMatch(/^ {4}build: \.$/m)
    expect(service).toMatch(/^ {4}ports: \["127\.0\.0\.1:3000:3000"\]$/m)
    expect(service).toMatch(/^ {4}volumes: \["data:\/data"\]$/m)
    expect(oneServer).toMatch(/^volumes:\n {2}data:\n$/m)
    expect(oneServer).not.toContain(":?}")
  })

  test("let the server write to its data alone, and without capabilities", () => {
    const server = /^x-server: .*?\n\n/ms.exec(replicas)?.[0] ?? ""
    for (const service of [servicesOf(oneServer).get("honesthive") ?? "", server]) {
      expect(service).toMatch(/^ +read_only: true$/m)
      expect(service).toMatch(/^ +cap_drop: \[ALL\]$/m)
      expect(service).not.toContain("cap_add")
    }
    for (const compose of [oneServer, replicas])
      expect(compose).toMatch(/^ +security_opt: \["no-new-privileges:true"\]$/m)
  })

  test("listen where the port or the proxy expects it, whatever `.env` says", () => {
    for (const compose of [oneServer, replicas])
      expect(compose).toMatch(/^( +)environment:\n +#.+\n\1 {2}HOST: 0\.0\.0\.0\n\1 {2}PORT: "3000"$/m)
  })

  test("limit every service, name every image by its version, and paste no secret into an address", () => {
    const services = servicesOf(replicas)
    expect([...services.keys()]).toEqual(["honesthive-1", "honesthive-2", "proxy", "postgres", "s3"])
    for (const [name, service] of services)
      expect(service, name).toMatch(name.startsWith("honesthive") ? /^ \*server$/m : /^ {4}<<: \*limits$/m)
    expect(replicas).toMatch(/^x-server: &server\n {2}<<: \*limits$/m)
    const images = replicas.match(/^ +image: .+$/gm) ?? []
    expect(images).toHaveLength(3)
    for (const image of images) expect(image).toMatch(/:v?\d+\.\d+/)
    expect(replicas).not.toMatch(/:\/\/\S*\$\{/)
  })

  test("speak HTTP that old and new proxies know, so that a refused upload keeps its answer", () => {
    const nginx = sampleOf("nginx")
    expect(nginx).toMatch(/listen 443 ssl http2;/)
    expect(nginx).not.toMatch(/^\s*http2 on;/m)
    expect(nginx).toMatch(/^\s*proxy_http_version 1\.1;$/m)
  })

  test("leave the service nothing of the machine, and Node what it needs", () => {
    const unit = serviceSettings()
    expect([unit.get("CapabilityBoundingSet"), unit.get("ProtectSystem")]).toEqual(["", "strict"])
    expect(unit.get("SystemCallErrorNumber")).toBe("EPERM")
    // The last line about a call holds: the guard's thread steps back by it.
    expect(unit.get("SystemCallFilter")).toBe("setpriority")
    for (const breaking of ["MemoryDenyWriteExecute", "ProtectProc", "ProcSubset", "PrivateNetwork"])
      expect(unit.has(breaking), breaking).toBe(false)
  })

  test("give a command the variables of the service, which stand in one file, mail among them", async () => {
    const unit = serviceSettings()
    expect([unit.get("EnvironmentFile"), unit.has("Environment")]).toEqual(["/etc/honesthive.env", false])
    expect(page).toMatch(
      /`systemd-run -\w+ --property=EnvironmentFile=\/etc\/honesthive\.env honesthive status`/
    )
    const variables = Object.fromEntries(
      Array.from(serviceFile.matchAll(/^(\w+)=(.+)$/gm), ([, name = "", value = ""]) => [name, value])
    )
    const own = { DATA_DIR: makeFolder(), ENCRYPTION_KEY: "2".repeat(64) }
    expect(Object.keys(variables)).toEqual(expect.arrayContaining(Object.keys(own)))
    const mail = { SMTP_URL: "smtps://u:p@mail.example", MAIL_FROM: "a@b.example" }
    await expectDone(["seed", "badges"], { ...variables, ...mail, ...own })
  })

  test("have the proxy write down no visit", () => {
    expect(ownDirectives(sampleOf("nginx"))).toMatch(/^\s*access_log off;$/m)
    expect(sampleOf("nginx")).not.toMatch(/access_log (?!off;)/)
    expect(ownDirectives(sampleOf("nginx"))).toMatch(/^\s*error_log \S+ crit;$/m)
    const inReplicas = /content: \|\n(.*?)^\S/ms.exec(replicas)?.[1] ?? ""
    for (const caddyfile of [sampleOf("caddy"), inReplicas]) {
      expect(caddyfile.replace(/^[ \t]+/gm, "")).toMatch(
        /^\{\n(?:admin off\n)?log \{\nexclude http\n\}\n\}$/m
      )
      expect(caddyfile.match(/\blog\b/g)).toHaveLength(1)
    }
  })

  test("hold feedback back for an hour and until three wait, and believe one proxy", () => {
    for (const file of [serviceFile, containerFile])
      expect(file).toMatch(/^TRUST_PROXY=1\nRELEASE_WINDOW=60\nRELEASE_LEAST=3$/m)
    // Compose lets `environment` override `.env`, in which operators may ask for more.
    for (const setting of [
      /^ +TRUST_PROXY: "1"$/m,
      /^ +RELEASE_WINDOW: \$\{RELEASE_WINDOW:-60\}$/m,
      /^ +RELEASE_LEAST: \$\{RELEASE_LEAST:-3\}$/m
    ])
      expect(replicas).toMatch(setting)
  })
})

import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

interface StyleSheet {
  readonly name: string
  readonly text: string
}

const uiFolder = new URL("../../ui/", import.meta.url)

const readSheet = (path: string): StyleSheet => ({
  name: path.replace(/^.*\//, "").replace(/\.css$/, ""),
  text: readFileSync(new URL(path, uiFolder), "utf8").replace(/\/\*.*?\*\//gs, "")
})

/** Sheets that only import others or order the layers dress nothing. */
const withRules = ({ text }: StyleSheet): boolean => text.includes("{")

const sheets = readdirSync(uiFolder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css"))
  .map((path) => readSheet(path.replaceAll("\\", "/")))

const layerOf = ({ text }: StyleSheet): string => /^\s*@layer (\w+) \{.*\}\s*$/s.exec(text)?.[1] ?? "none"

const keyframeStep = /^(?:from|to|[\d.]+%)/

/** A list is split at the commas that stand in no brackets. */
const selectorsOf = ({ text }: StyleSheet): ReadonlyArray<string> =>
  [...text.matchAll(/[^{};]+(?=\{)/g)]
    .map(([prelude]) => prelude.replace(/\s+/g, " ").trim())
    .filter((prelude) => !prelude.startsWith("@") && !keyframeStep.test(prelude))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())

const classesIn = (selector: string): ReadonlyArray<string> =>
  [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name)

const classesOf = (sheet: StyleSheet): ReadonlyArray<string> => selectorsOf(sheet).flatMap(classesIn)

const prefixOf = ({ name }: StyleSheet): string => name.split("-")[0] ?? ""

const hasPrefix = (name: string, prefix: string): boolean => name === prefix || name.startsWith(`${prefix}-`)

/** The table makes these from its columns' keys. */
const isColumnClass = (name: string): boolean => /^(?:cell|head)-/.test(name)

const strayRules = (feature: StyleSheet, shared: ReadonlySet<string>): ReadonlyArray<string> => {
  const prefix = prefixOf(feature)
  return selectorsOf(feature).flatMap((selector) => {
    const classes = classesIn(selector)
    const foreign = classes.filter(
      (name) => !hasPrefix(name, prefix) && !shared.has(name) && !isColumnClass(name)
    )
    const isOwned = classes.some((name) => hasPrefix(name, prefix))
    return [
      ...foreign.map((name) => `${feature.name} dresses .${name}`),
      ...(isOwned ? [] : [`${feature.name} dresses ${selector} everywhere`])
    ]
  })
}

/** Sheets for paper and forced colours, in the last layer, may name classes of all features. */
const ownerProblems = (all: ReadonlyArray<StyleSheet>): ReadonlyArray<string> => {
  const inLayers = (...layers: ReadonlyArray<string>) =>
    all.filter((sheet) => layers.includes(layerOf(sheet)))
  const features = inLayers("features")
  const general = inLayers("base", "components", "layouts")
  const shared = new Set(general.flatMap(classesOf))
  const dressed = new Set([...shared, ...features.flatMap(classesOf)])
  const known = new Set([...features, ...general, ...inLayers("media")])
  return [
    ...all.filter((sheet) => !known.has(sheet)).map(({ name }) => `${name} is in no layer`),
    ...features.flatMap((feature) => strayRules(feature, shared)),
    ...general.flatMap((sheet) =>
      classesOf(sheet)
        .filter((name) => features.some((feature) => hasPrefix(name, prefixOf(feature))))
        .map((name) => `${sheet.name} dresses .${name} of a feature`)
    ),
    ...inLayers("media").flatMap((sheet) =>
      classesOf(sheet)
        .filter((name) => !dressed.has(name))
        .map((name) => `${sheet.name} names .${name}, which no sheet dresses`)
    )
  ]
}

test("each class has one owner: no two features dress the same one", () => {
  expect(ownerProblems(sheets.filter(withRules))).toEqual([])
})

test("layers are ordered in one place", () => {
  const ordering = sheets.filter(({ text }) => /@layer [\w, ]+;/.test(text))
  expect(ordering.map(({ name }) => name)).toEqual(["layers"])
})

const sample = (name: string, layer: string, rules: string): StyleSheet => ({
  name,
  text: `@layer ${layer} {\n${rules}\n}`
})

const components = sample("controls", "components", ".button, .link {}")

test.each([
  ["landing", "features", ".landing .visitor-who {}", "landing dresses .visitor-who"],
  ["landing", "features", ".landing .who {}", "landing dresses .who"],
  ["landing", "features", ".button {}", "landing dresses .button everywhere"],
  [
    "landing",
    "features",
    ".landing :is(.button, .link), .link:hover {}",
    "landing dresses .link:hover everywhere"
  ],
  ["dialog", "components", "@media print { .visitor-who {} }", "dialog dresses .visitor-who of a feature"],
  ["toast", "strange", ".toast {}", "toast is in no layer"],
  ["print", "media", ".gone {}", "print names .gone, which no sheet dresses"]
])("%s in layer %s, with %s: %s", (name, layer, rules, problem) => {
  const visitor = sample("visitor-page", "features", ".visitor-who .button {}")
  expect(ownerProblems([components, visitor, sample(name, layer, rules)])).toEqual([problem])
})

test("a shared class within its own ones, a column and a step of an animation are a feature's to dress", () => {
  const rules =
    ".landing > .button, :where(.landing) td.cell-name {} @keyframes landing-in { 15%, 80% {} from {} }"
  expect(ownerProblems([components, sample("landing", "features", rules)])).toEqual([])
})

import type { Language } from "#core/domain/languages/language.ts"
import { isBranch, type MessageBranch, type MessageTree } from "./message-tree.ts"
import type { MessagePart, ParsedMessage, Placeholder } from "./parse-message.ts"

const header = "// Written from ui/messages/catalogues by the build. Change the catalogue instead.\n"

const pascalCase = (area: string): string => `${area.charAt(0).toUpperCase()}${area.slice(1)}`

export const fileNameOf = (area: string): string =>
  area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const propertyName = (name: string): string => (/^[A-Za-z]\w*$/.test(name) ? name : JSON.stringify(name))

const valueTypes = { text: "string | number", number: "number", tag: "(text: string) => T" } as const

const valueTypeOf = (placeholder: Placeholder): string =>
  placeholder.kind === "select"
    ? placeholder.choices.map((choice) => JSON.stringify(choice)).join(" | ")
    : valueTypes[placeholder.kind]

const hasTags = ({ placeholders }: ParsedMessage): boolean =>
  [...placeholders.values()].some(({ kind }) => kind === "tag")

const messageType = (message: ParsedMessage): string => {
  if (message.placeholders.size === 0) return "string"
  const fields = [...message.placeholders].map(
    ([name, placeholder]) => `readonly ${name}: ${valueTypeOf(placeholder)}`
  )
  const values = `values: { ${fields.join("; ")} }`
  return hasTags(message) ? `<T>(${values}) => ReadonlyArray<string | T>` : `(${values}) => string`
}

const typeOf = (tree: MessageTree): string => {
  if (!isBranch(tree)) return messageType(tree)
  const children = [...tree.children]
  if (tree.isList) return `readonly [${children.map(([, child]) => typeOf(child)).join(", ")}]`
  return `{ ${children.map(([name, child]) => `readonly ${propertyName(name)}: ${typeOf(child)}`).join("; ")} }`
}

export const writeTypes = (areas: ReadonlyMap<string, MessageBranch>): string => {
  const interfaces = [...areas].map(([area, { children }]) => {
    const fields = [...children].map(
      ([name, child]) => `  readonly ${propertyName(name)}: ${typeOf(child)}\n`
    )
    return `export interface ${pascalCase(area)}Messages {\n${fields.join("")}}\n`
  })
  const fields = [...areas.keys()].map((area) => `  readonly ${area}: ${pascalCase(area)}Messages\n`)
  return [header, ...interfaces, `export interface Catalogue {\n${fields.join("")}}\n`].join("\n")
}

const escaped = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, "\\$&")

const codeOf = (part: MessagePart, message: ParsedMessage): string => {
  if (part.kind === "literal") return JSON.stringify(part.text)
  if (part.kind === "tag") return `v.${part.name}(${templateOf(part.parts, message)})`
  if (part.kind === "value" || part.kind === "number") {
    const isNumber = part.kind === "number" || message.placeholders.get(part.name)?.kind === "number"
    return isNumber ? `number(v.${part.name})` : `v.${part.name}`
  }
  const forms = Object.entries(part.forms).map(
    ([form, parts]) => `${propertyName(form)}: ${templateOf(parts, message)}`
  )
  const object = `{ ${forms.join(", ")} }`
  return part.kind === "plural" ? `plural(v.${part.name}, ${object})` : `(${object})[v.${part.name}]`
}

const templateOf = (parts: ReadonlyArray<MessagePart>, message: ParsedMessage): string => {
  if (parts.every(({ kind }) => kind === "literal"))
    return JSON.stringify(parts.map((part) => (part.kind === "literal" ? part.text : "")).join(""))
  const [only] = parts
  if (parts.length === 1 && (only?.kind === "plural" || only?.kind === "select")) return codeOf(only, message)
  const texts = parts.map((part) =>
    part.kind === "literal" ? escaped(part.text) : `\${${codeOf(part, message)}}`
  )
  return `\`${texts.join("")}\``
}

const messageCode = (message: ParsedMessage): string => {
  if (message.placeholders.size === 0) return templateOf(message.parts, message)
  if (!hasTags(message)) return `(v) => ${templateOf(message.parts, message)}`
  const parts = message.parts.map((part) =>
    part.kind === "value" ? templateOf([part], message) : codeOf(part, message)
  )
  return `(v) => [${parts.join(", ")}]`
}

const treeCode = (tree: MessageTree, source: MessageTree, indent: string): string => {
  if (!isBranch(tree) || !isBranch(source)) return isBranch(tree) ? "" : messageCode(tree)
  const inner = `${indent}  `
  const entries = [...source.children].flatMap(([name, child]) => {
    const found = tree.children.get(name)
    if (found === undefined) return []
    return `${inner}${source.isList ? "" : `${propertyName(name)}: `}${treeCode(found, child, inner)}`
  })
  return source.isList ? `[\n${entries.join(",\n")}\n${indent}]` : `{\n${entries.join(",\n")}\n${indent}}`
}

const formatNames = ["number", "plural"] as const

const usedFormats = (code: string): ReadonlyArray<string> =>
  formatNames.filter((name) => code.includes(`${name}(v.`))

const formatsLine = (language: Language, code: string): string => {
  const used = usedFormats(code)
  return used.length === 0
    ? ""
    : `const { ${used.join(", ")} } = intlFormatsOf(${JSON.stringify(language)})\n\n`
}

export interface LanguageAreas {
  readonly language: Language
  readonly areas: ReadonlyMap<string, MessageBranch>
}

type SourceAreas = LanguageAreas["areas"]

const areaCode = ({ areas }: LanguageAreas, area: string, source: MessageBranch, indent = ""): string =>
  treeCode(areas.get(area) ?? source, source, indent)

export const writeArea = (found: LanguageAreas, area: string, source: MessageBranch): string => {
  const type = `${pascalCase(area)}Messages`
  const object = areaCode(found, area, source)
  return [
    header,
    usedFormats(object).length > 0 ? 'import { intlFormatsOf } from "../../intl-formats.ts"\n' : "",
    `import type { ${type} } from "../catalogue.ts"\n\n`,
    formatsLine(found.language, object),
    `export const ${area}Messages: ${type} = ${object}\n`
  ].join("")
}

export const writeLanguage = (areas: Iterable<string>): string => {
  const names = [...areas]
  return [
    header,
    'import type { Catalogue } from "../catalogue.ts"\n',
    ...names.map((area) => `import { ${area}Messages } from "./${fileNameOf(area)}.ts"\n`),
    `\nexport const catalogue: Catalogue = {\n${names.map((area) => `  ${area}: ${area}Messages`).join(",\n")}\n}\n`
  ].join("")
}

const pickOf = (names: ReadonlyArray<string>): string =>
  `Pick<Catalogue, ${names.map((name) => JSON.stringify(name)).join(" | ")}>`

const objectOf = (found: LanguageAreas, names: ReadonlyArray<string>, source: SourceAreas): string => {
  const entries = names.flatMap((name) => {
    const branch = source.get(name)
    return branch === undefined ? [] : [`  ${name}: ${areaCode(found, name, branch, "  ")}`]
  })
  return `{\n${entries.join(",\n")}\n}`
}

/** Some areas of one language in a file that shares none of its texts with others, so that it can be loaded alone. */
export const writeBundle = (
  found: LanguageAreas,
  names: ReadonlyArray<string>,
  source: SourceAreas
): string => {
  const object = objectOf(found, names, source)
  return [
    header,
    usedFormats(object).length > 0 ? 'import { intlFormatsOf } from "../../../intl-formats.ts"\n' : "",
    'import type { Catalogue } from "../../catalogue.ts"\n\n',
    formatsLine(found.language, object),
    `export const messages: ${pickOf(names)} = ${object}\n`
  ].join("")
}

export const writeAllLanguages = (
  all: ReadonlyArray<LanguageAreas>,
  names: ReadonlyArray<string>,
  source: SourceAreas
): string => {
  const makers = all.map((found) => {
    const object = objectOf(found, names, source)
    const used = usedFormats(object)
    const values = used.length === 0 ? "" : `{ ${used.join(", ")} }: Formats`
    return `  ${found.language}: (${values}) => (${object})`
  })
  return [
    header,
    'import type { intlFormatsOf } from "../../intl-formats.ts"\n',
    'import type { Catalogue } from "../catalogue.ts"\n\n',
    "type Formats = ReturnType<typeof intlFormatsOf>\n\n",
    `export const messagesByLanguage: Readonly<Record<string, (formats: Formats) => ${pickOf(names)}>> = {\n`,
    `${makers.join(",\n")}\n}\n`
  ].join("")
}

export const writeLoaders = (
  languages: ReadonlyArray<Language>,
  bundles: Readonly<Record<string, ReadonlyArray<string>>>
): string => {
  const loaders = Object.entries(bundles).map(([bundle, names]) => {
    const entries = languages.map(
      (language) => `  ${language}: async () => (await import("./${language}/bundles/${bundle}.ts")).messages`
    )
    const type = `Readonly<Record<string, () => Promise<${pickOf(names)}>>>`
    return `export const ${bundle}Messages: ${type} = {\n${entries.join(",\n")}\n}\n`
  })
  return [header, 'import type { Catalogue } from "./catalogue.ts"\n\n', loaders.join("\n")].join("")
}

export const writeServer = (languages: ReadonlyArray<Language>, names: ReadonlyArray<string>): string =>
  [
    header,
    'import type { Catalogue } from "./catalogue.ts"\n',
    ...languages.map(
      (language) => `import { messages as ${language} } from "./${language}/bundles/server.ts"\n`
    ),
    `\nexport type ServerMessages = ${pickOf(names)}\n`,
    `\nexport const serverMessages: Readonly<Record<string, ServerMessages>> = { ${languages.join(", ")} }\n`
  ].join("")

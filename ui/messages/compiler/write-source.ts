import type { Language } from "#core/domain/languages/language.ts"
import { isBranch, type MessageBranch, type MessageTree } from "./message-tree.ts"
import type { MessagePart, ParsedMessage, Placeholder } from "./parse-message.ts"

const header = "// Written from ui/messages/catalogues by the build. Change the catalogue instead.\n"

export const pascalCase = (area: string): string => `${area.charAt(0).toUpperCase()}${area.slice(1)}`

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

/** The types of all areas, which the source language decides. */
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
  return `(v) => [${message.parts.map((part) => codeOf(part, message)).join(", ")}]`
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

/** One area of a language, in the source's order. */
export const writeArea = (
  language: Language,
  area: string,
  tree: MessageBranch,
  source: MessageBranch
): string => {
  const type = `${pascalCase(area)}Messages`
  const object = treeCode(tree, source, "")
  const formats = ["number", "plural"].filter((name) => object.includes(`${name}(v.`))
  const needsFormats = formats.length > 0
  return [
    header,
    ...(needsFormats ? ['import { intlFormatsOf } from "../../intl-formats.ts"\n'] : []),
    `import type { ${type} } from "../catalogue.ts"\n\n`,
    ...(needsFormats
      ? [`const { ${formats.join(", ")} } = intlFormatsOf(${JSON.stringify(language)})\n\n`]
      : []),
    `export const ${area}Messages: ${type} = ${object}\n`
  ].join("")
}

/** The whole catalogue of a language. */
export const writeLanguage = (areas: Iterable<string>): string => {
  const names = [...areas]
  return [
    header,
    'import type { Catalogue } from "../catalogue.ts"\n',
    ...names.map((area) => `import { ${area}Messages } from "./${fileNameOf(area)}.ts"\n`),
    `\nexport const catalogue: Catalogue = {\n${names.map((area) => `  ${area}: ${area}Messages`).join(",\n")}\n}\n`
  ].join("")
}

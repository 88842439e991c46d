import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser"

export type Placeholder =
  | { readonly kind: "text" | "number" | "tag" }
  | { readonly kind: "select"; readonly choices: ReadonlyArray<string> }

export type MessagePart =
  | { readonly kind: "literal"; readonly text: string }
  | { readonly kind: "value"; readonly name: string }
  | { readonly kind: "number"; readonly name: string }
  | { readonly kind: "tag"; readonly name: string; readonly parts: ReadonlyArray<MessagePart> }
  | { readonly kind: "plural" | "select"; readonly name: string; readonly forms: MessageForms }

type MessageForms = Readonly<Record<string, ReadonlyArray<MessagePart>>>

export interface ParsedMessage {
  readonly parts: ReadonlyArray<MessagePart>
  readonly placeholders: ReadonlyMap<string, Placeholder>
}

export class MessageError extends Error {}

/**
 * `counted` is the placeholder of the plural around the part, whose number `#` stands for. Tags stand in the
 * sentence itself (`isTop`): what they enclose is plain text.
 */
interface PartContext {
  readonly counted: string | null
  readonly isTop: boolean
}

const formsOf = (
  options: Readonly<Record<string, { readonly value: ReadonlyArray<MessageFormatElement> }>>,
  context: PartContext
): MessageForms =>
  Object.fromEntries(
    Object.entries(options).map(([form, { value }]) => [form, partsOf(value, { ...context, isTop: false })])
  )

const partsOf = (
  elements: ReadonlyArray<MessageFormatElement>,
  context: PartContext
): ReadonlyArray<MessagePart> => elements.map((element) => partOf(element, context))

const partOf = (element: MessageFormatElement, context: PartContext): MessagePart => {
  switch (element.type) {
    case TYPE.literal:
      return { kind: "literal", text: element.value }
    case TYPE.argument:
      return { kind: "value", name: element.value }
    case TYPE.number:
      if (element.style) throw new MessageError(`{${element.value}, number} takes no style`)
      return { kind: "number", name: element.value }
    case TYPE.pound:
      if (context.counted === null) throw new MessageError("# stands outside a plural")
      return { kind: "number", name: context.counted }
    case TYPE.select:
      return { kind: "select", name: element.value, forms: formsOf(element.options, context) }
    case TYPE.plural: {
      if (element.offset !== 0 || element.pluralType !== "cardinal")
        throw new MessageError(`{${element.value}} may be a plural only, without an offset`)
      const forms = formsOf(element.options, { ...context, counted: element.value })
      return { kind: "plural", name: element.value, forms }
    }
    case TYPE.tag:
      if (!context.isTop) throw new MessageError(`<${element.value}> stands inside another form or tag`)
      return {
        kind: "tag",
        name: element.value,
        parts: partsOf(element.children, { ...context, isTop: false })
      }
    default:
      throw new MessageError("dates and times are formatted before they are filled in")
  }
}

const placeholderOf = (part: Exclude<MessagePart, { kind: "literal" }>): Placeholder => {
  if (part.kind === "value") return { kind: "text" }
  if (part.kind === "select") return { kind: "select", choices: Object.keys(part.forms).sort() }
  return { kind: part.kind === "tag" ? "tag" : "number" }
}

const partsWithin = (part: MessagePart): ReadonlyArray<MessagePart> => {
  if (part.kind === "tag") return part.parts
  return part.kind === "plural" || part.kind === "select" ? Object.values(part.forms).flat() : []
}

export const allParts = (parts: ReadonlyArray<MessagePart>): ReadonlyArray<MessagePart> =>
  parts.flatMap((part) => [part, ...allParts(partsWithin(part))])

/** A number may stand both in a plural and as plain text. */
const joined = (one: Placeholder | undefined, other: Placeholder, name: string): Placeholder => {
  if (one === undefined) return other
  if (one.kind === "text" && other.kind === "number") return other
  if (one.kind === "number" && other.kind === "text") return one
  if (!isSamePlaceholder(one, other)) throw new MessageError(`{${name}} is used in two ways`)
  return one
}

export const isSamePlaceholder = (one: Placeholder, other: Placeholder): boolean =>
  one.kind === "select" && other.kind === "select"
    ? String(one.choices) === String(other.choices)
    : one.kind === other.kind

const placeholdersOf = (parts: ReadonlyArray<MessagePart>): ReadonlyMap<string, Placeholder> => {
  const found = new Map<string, Placeholder>()
  for (const part of allParts(parts)) {
    if (part.kind === "literal") continue
    found.set(part.name, joined(found.get(part.name), placeholderOf(part), part.name))
  }
  return found
}

const identifierPattern = /^[a-z][A-Za-z0-9]*$/

/** Reads a message in ICU MessageFormat; throws a `MessageError` with the reason. */
export const parseMessage = (text: string): ParsedMessage => {
  const parts = partsOf(readElements(text), { counted: null, isTop: true })
  const placeholders = placeholdersOf(parts)
  for (const name of placeholders.keys()) {
    if (!identifierPattern.test(name)) throw new MessageError(`{${name}} is no name for a placeholder`)
  }
  return { parts, placeholders }
}

const readElements = (text: string): ReadonlyArray<MessageFormatElement> => {
  try {
    return parse(text, { shouldParseSkeletons: false, requiresOtherClause: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message.toLowerCase().replaceAll("_", " ") : "unreadable"
    throw new MessageError(`is no ICU message (${reason})`)
  }
}

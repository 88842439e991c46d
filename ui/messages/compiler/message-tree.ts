import { MessageError, type ParsedMessage, parseMessage } from "./parse-message.ts"

/** Messages by the parts of their keys: an area's records, lists and texts. */
export type MessageTree = ParsedMessage | MessageBranch

export interface MessageBranch {
  readonly children: ReadonlyMap<string, MessageTree>
  readonly isList: boolean
}

export const isBranch = (tree: MessageTree): tree is MessageBranch => "children" in tree

const keyPattern = /^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)+$/

interface CatalogueEntry {
  readonly defaultMessage: string
}

const isEntry = (value: unknown): value is CatalogueEntry =>
  typeof value === "object" &&
  value !== null &&
  "defaultMessage" in value &&
  typeof value.defaultMessage === "string" &&
  value.defaultMessage !== "" &&
  Object.entries(value).every(
    ([name, field]) => name === "defaultMessage" || (name === "description" && typeof field === "string")
  )

const readEntries = (json: string): Readonly<Record<string, unknown>> => {
  const found: unknown = JSON.parse(json)
  if (typeof found !== "object" || found === null || Array.isArray(found)) throw new SyntaxError("no object")
  return { ...found }
}

export interface CatalogueMessages {
  readonly messages: ReadonlyMap<string, ParsedMessage>
  readonly problems: ReadonlyArray<string>
}

/** The messages of a catalogue in FormatJS JSON, with what is wrong in it, one line each. */
export const readCatalogue = (json: string): CatalogueMessages => {
  const messages = new Map<string, ParsedMessage>()
  const problems: Array<string> = []
  try {
    for (const [key, entry] of Object.entries(readEntries(json))) {
      if (!keyPattern.test(key)) problems.push(`${key}: a key has the form area.name`)
      else if (!isEntry(entry))
        problems.push(`${key}: has a defaultMessage and may have a description, nothing else`)
      else readInto(messages, problems, key, entry.defaultMessage)
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : "unreadable")
  }
  return { messages, problems }
}

const readInto = (
  messages: Map<string, ParsedMessage>,
  problems: Array<string>,
  key: string,
  text: string
): void => {
  try {
    messages.set(key, parseMessage(text))
  } catch (error) {
    if (!(error instanceof MessageError)) throw error
    problems.push(`${key}: ${error.message}`)
  }
}

type GrowingBranch = Map<string, ParsedMessage | GrowingBranch>

const isGrowing = (tree: ParsedMessage | GrowingBranch): tree is GrowingBranch => tree instanceof Map

const addTo = (tree: GrowingBranch, path: ReadonlyArray<string>, message: ParsedMessage): void => {
  const [name = "", ...rest] = path
  const known = tree.get(name)
  if (rest.length === 0 ? known !== undefined : known !== undefined && !isGrowing(known))
    throw new MessageError("is both a message and a group of messages")
  if (rest.length === 0) return void tree.set(name, message)
  const branch: GrowingBranch = known !== undefined && isGrowing(known) ? known : new Map()
  tree.set(name, branch)
  addTo(branch, rest, message)
}

const grown = (tree: ParsedMessage | GrowingBranch, path: string): MessageTree => {
  if (!isGrowing(tree)) return tree
  const names = [...tree.keys()]
  const isList = names.every((name) => /^\d+$/.test(name))
  if (isList && names.some((name, at) => name !== String(at)))
    throw new MessageError(`${path}: its numbers have a gap`)
  return {
    isList,
    children: new Map([...tree].map(([name, child]) => [name, grown(child, `${path}.${name}`)]))
  }
}

export const areasOf = (messages: CatalogueMessages["messages"]): ReadonlyMap<string, MessageBranch> => {
  const root: GrowingBranch = new Map()
  for (const [key, message] of messages) {
    try {
      addTo(root, key.split("."), message)
    } catch (error) {
      throw new MessageError(`${key}: ${error instanceof Error ? error.message : ""}`)
    }
  }
  return new Map(
    [...root].flatMap(([area, tree]) => {
      const branch = grown(tree, area)
      return isBranch(branch) ? [[area, branch] as const] : []
    })
  )
}

import { SchemaAST } from "effect"
import type { FieldType } from "../values/stored-fields.ts"
import { recordKinds, type StoredRecordKind } from "./record-kinds.ts"

const typeByTag: Readonly<Record<string, FieldType>> = {
  String: "text",
  Boolean: "boolean",
  Number: "integer",
  Objects: "json",
  Arrays: "json"
}

const literalType = (ast: SchemaAST.AST): FieldType | undefined =>
  SchemaAST.isLiteral(ast) ? (typeof ast.literal === "number" ? "integer" : "text") : undefined

/** All members of a union are stored alike. */
const fieldTypeOf = (ast: SchemaAST.AST): FieldType => {
  if (SchemaAST.isUnion(ast)) {
    const [member] = ast.types.filter((type) => !SchemaAST.isNull(type))
    if (member !== undefined) return fieldTypeOf(member)
  }
  const found = SchemaAST.resolveAt<FieldType>("fieldType")(ast) ?? literalType(ast) ?? typeByTag[ast._tag]
  if (found === undefined) throw new Error(`no store keeps a field of type ${ast._tag}`)
  return found
}

const isNullable = (ast: SchemaAST.AST): boolean => SchemaAST.isUnion(ast) && ast.types.some(SchemaAST.isNull)

interface RecordField {
  readonly name: string
  readonly type: FieldType
  readonly isNullable: boolean
  readonly isAdded: boolean
}

export const fieldsOf = (kind: StoredRecordKind): ReadonlyArray<RecordField> =>
  Object.entries(recordKinds[kind].schema.fields)
    .filter(([name]) => name !== "kind")
    .map(([name, { ast }]) => ({
      name,
      type: fieldTypeOf(ast),
      isNullable: isNullable(ast),
      isAdded: SchemaAST.isOptional(ast)
    }))

export const fixedIdOf = (kind: StoredRecordKind): string | undefined => {
  const { ast } = recordKinds[kind].schema.fields.id
  return SchemaAST.isLiteral(ast) ? `${ast.literal}` : undefined
}

import { readFileSync } from "node:fs"
import { Config, Effect, Option, Schema, SchemaGetter } from "effect"
import { codeOf } from "#adapters/system/index.ts"

/** One line that names the variable and its format, never its value. */
export class WrongSetting extends Schema.TaggedError<WrongSetting>()("WrongSetting", {
  text: Schema.String
}) {
  override get message() {
    return this.text
  }
}

export const wrongSetting = (text: string) => new WrongSetting({ text })

export const setting = <A>(name: string, schema: Schema.Codec<A, string>, must: string) =>
  Config.option(Config.schema(schema, name)).pipe(
    Effect.mapError(() => new WrongSetting({ text: `${name} must be ${must}.` }))
  )

export const settingOr = <A>(name: string, schema: Schema.Codec<A, string>, must: string, fallback: A) =>
  Effect.map(
    setting(name, schema, must),
    Option.getOrElse(() => fallback)
  )

/** A carriage return, which a file from Windows leaves at the end, can be typed into no field. */
export const Line = Schema.String.check(Schema.isPattern(/^\P{Cc}+$/u))

export const fileSetting = Effect.fnUntraced(function* (name: string) {
  const path = yield* setting(name, Schema.NonEmptyString, "the path of a file")
  return yield* Effect.try({
    try: () => Option.map(path, (file) => new Uint8Array(readFileSync(file))),
    catch: (cause) => wrongSetting(`${name} names a file that can't be read (${codeOf(cause)}).`)
  })
})

/** Decimal digits alone: `FiniteFromString` also reads 0x1f90 and 3e3. */
const Digits = Schema.String.check(Schema.isPattern(/^\s*\d+\s*$/))

export const wholeNumber = (minimum: number, maximum: number) =>
  Digits.pipe(Schema.decodeTo(Schema.FiniteFromString.check(Schema.isBetween({ minimum, maximum }))))

const partsOf = (text: string): ReadonlyArray<string> => text.split(",").map((part) => part.trim())

export const commaList = <A>(
  item: Schema.Codec<A>,
  isFit: (part: string) => boolean,
  read: (part: string) => A
) =>
  Schema.String.check(Schema.makeFilter((text) => partsOf(text).every(isFit))).pipe(
    Schema.decodeTo(Schema.Array(item), {
      decode: SchemaGetter.transform((text: string) => partsOf(text).map(read)),
      encode: SchemaGetter.transform((items: ReadonlyArray<A>) => items.join(","))
    })
  )

const ignoreCase = Schema.String.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transform((text: string) => text.trim().toLowerCase()),
    encode: SchemaGetter.transform((text: string) => text)
  })
)

export const oneOfWords = <const W extends ReadonlyArray<string>>(...words: W) =>
  ignoreCase.pipe(Schema.decodeTo(Schema.Literals(words)))

import { Config, Effect, Option, Schema, SchemaGetter } from "effect"

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

/** Decimal digits alone: `FiniteFromString` also reads 0x1f90 and 3e3. */
const Digits = Schema.String.check(Schema.isPattern(/^\s*\d+\s*$/))

export const wholeNumber = (minimum: number, maximum: number) =>
  Digits.pipe(Schema.decodeTo(Schema.FiniteFromString.check(Schema.isBetween({ minimum, maximum }))))

const ignoreCase = Schema.String.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transform((text: string) => text.trim().toLowerCase()),
    encode: SchemaGetter.transform((text: string) => text)
  })
)

export const oneOfWords = <const W extends ReadonlyArray<string>>(...words: W) =>
  ignoreCase.pipe(Schema.decodeTo(Schema.Literals(words)))

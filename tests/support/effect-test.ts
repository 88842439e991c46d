import { it, type Vitest } from "@effect/vitest"
import { Effect, Layer, type Scope } from "effect"

type EffectTestBody<Given extends ReadonlyArray<unknown>, R> = (
  ...given: Given
) => Effect.fn.Return<unknown, unknown, R>

/** Tests whose bodies are generators, with the services of a layer that is built for each. */
const makeTest = <R>(run: Vitest.Tester<Scope.Scope>, layer: Layer.Layer<R, unknown>) => {
  const test = (title: string, body: EffectTestBody<[], R | Scope.Scope>, timeout?: number) =>
    run(title, () => Effect.provide(Effect.gen(body), layer), timeout)
  const each =
    <Row>(rows: ReadonlyArray<Row>) =>
    (title: string, body: EffectTestBody<[Row], R | Scope.Scope>, timeout?: number) =>
      run.each(rows)(
        title,
        (row) =>
          Effect.provide(
            Effect.gen(() => body(row)),
            layer
          ),
        timeout
      )
  return Object.assign(test, { each })
}

/** With a test clock. */
export const effectTest = makeTest(it.effect, Layer.empty)
export const liveTest = makeTest(it.live, Layer.empty)
export const effectTestWith = <R>(layer: Layer.Layer<R, unknown>) => makeTest(it.effect, layer)
export const liveTestWith = <R>(layer: Layer.Layer<R, unknown>) => makeTest(it.live, layer)

/** Each test gets a new `Made`, which brings its services. */
export const effectTestOf =
  <R, Made>(make: () => Made & { readonly services: Layer.Layer<R, unknown> }) =>
  (title: string, body: EffectTestBody<[Made], R | Scope.Scope>) =>
    it.effect(title, () => {
      const made = make()
      return Effect.provide(
        Effect.gen(() => body(made)),
        made.services
      )
    })

import { Effect, Layer, Logger, LogLevel, References } from "effect"

interface LogSettings {
  readonly logLevel: LogLevel.LogLevel
  readonly logFormat: "pretty" | "json"
}

const jsonLogger = Logger.withConsoleError(Logger.formatJson)

/** Maximum equal warnings logged per minute, because strangers can cause any number of some. */
const maxAlikeMessages = 10

const routeAnnotation = "route"

const makeThrottle = () => {
  const counts = new Map<string, number>()
  const isWritten = ({ logLevel, message, fiber }: Logger.Options<unknown>): boolean => {
    if (LogLevel.isLessThan(logLevel, "Warn")) return true
    const [text] = Array.isArray(message) ? message : [message]
    const route = fiber.getRef(References.CurrentLogAnnotations)[routeAnnotation] ?? ""
    const key = [text, route].map(String).join(" ").trimEnd()
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= maxAlikeMessages
  }
  const takeSummaries = (): ReadonlyArray<string> => {
    const many = [...counts].filter(([, count]) => count > maxAlikeMessages)
    counts.clear()
    return many.map(([key, count]) => `${count - maxAlikeMessages} more within a minute: ${key}`)
  }
  return { isWritten, takeSummaries }
}

const writeSummaries = (takeSummaries: () => ReadonlyArray<string>) =>
  Effect.forEach(takeSummaries(), (text) => Effect.logWarning(text), { discard: true })

export const logging = ({ logLevel, logFormat }: LogSettings) => {
  const { isWritten, takeSummaries } = makeThrottle()
  const logger = logFormat === "json" ? jsonLogger : Logger.consolePretty()
  const throttled = Logger.make((options) => (isWritten(options) ? logger.log(options) : undefined))
  const summarising = Layer.effectDiscard(
    Effect.suspend(() => writeSummaries(takeSummaries)).pipe(
      Effect.delay("1 minute"),
      Effect.forever,
      Effect.forkScoped
    )
  )
  return summarising.pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        Logger.layer([throttled]),
        Layer.succeed(Logger.LogToStderr, true),
        Layer.succeed(References.MinimumLogLevel, logLevel)
      )
    )
  )
}

import { Layer, Logger, References } from "effect"
import type { Configuration } from "../settings/config.ts"

const json = Logger.withConsoleError(Logger.formatJson)

/** On standard error: standard output belongs to what commands answer. */
export const logging = ({ logLevel, logFormat }: Pick<Configuration, "logLevel" | "logFormat">) =>
  Layer.mergeAll(
    Logger.layer([logFormat === "json" ? json : Logger.consolePretty()]),
    Layer.succeed(Logger.LogToStderr, true),
    Layer.succeed(References.MinimumLogLevel, logLevel)
  )

const longestPath = 100

/** Where the running server listens for commands; a socket's path has little room. */
export const controlSocketIn = (dataDir: string): string => `${dataDir}/control.sock`

export const isTooLong = (socketPath: string): boolean => Buffer.byteLength(socketPath) > longestPath

const maxSocketPathBytes = 100

/** The running server's socket for commands. The name is short because socket paths have a low limit. */
export const controlSocketIn = (dataDir: string): string => `${dataDir}/control.sock`

export const isSocketPathTooLong = (socketPath: string): boolean =>
  Buffer.byteLength(socketPath) > maxSocketPathBytes

/** Path of the folder that the build is served from, without its last slash; empty at the root of a host. */
export const buildFolder = import.meta.env.BASE_URL.slice(0, -1)

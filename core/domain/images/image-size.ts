export const maxImageMegabytes = 5

export const maxImageBytes = maxImageMegabytes * 1024 * 1024

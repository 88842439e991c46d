/** Lines that one author wrote in one go stand together in a file; a few hundred are about as many as one writes. */
const linesOfBlock = 200

export const blockOf = (line: number): number => Math.floor(line / linesOfBlock)

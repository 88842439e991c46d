/** Lines that one author wrote in one go stand together in a file; a few hundred are about as many as one writes. */
const linesOfBatch = 200

export const batchOf = (line: number): number => Math.floor(line / linesOfBatch)

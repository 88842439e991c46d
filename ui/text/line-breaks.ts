const blankRuns = /[\s\p{Z}\p{Cf}\x85]+/gu
const lineBreak = /\r\n|[\n\v\f\r\x85\u2028\u2029]/g

export const foldLineBreaks = (text: string): string =>
  text.replace(blankRuns, (run) => ((run.match(lineBreak)?.length ?? 0) > 2 ? "\n\n" : run))

/** With the blank of Braille and the fillers of Hangul. */
const blankRuns = /[\s\p{Cf}\x85\u2800\u115f\u1160\u3164\uffa0]+/gu
const lineBreak = /\r\n|[\n\v\f\r\x85\u2028\u2029]/g

export const foldLineBreaks = (text: string): string =>
  text.replace(blankRuns, (run) => ((run.match(lineBreak)?.length ?? 0) > 2 ? "\n\n" : run))

const blanks = /[\s\p{Z}\p{Cf}\x85]+/gu
const lineBreak = /\r\n|[\n\v\f\r\x85\u2028\u2029]/g

/** For texts whose line breaks are shown: three and more, also with blanks between them, as two. */
export const foldLineBreaks = (text: string): string =>
  text.replace(blanks, (run) => ((run.match(lineBreak)?.length ?? 0) > 2 ? "\n\n" : run))

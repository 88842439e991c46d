/** The digits of Devanagari, Tamil, Telugu and Kannada, which keyboards of the interface's languages type. */
const nativeDigit = /[\u0966-\u096f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef]/g

export const withAsciiDigits = (text: string): string =>
  text.replace(nativeDigit, (digit) => String((digit.charCodeAt(0) % 16) - 6))

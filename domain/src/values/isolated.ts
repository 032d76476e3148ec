/** The blocks of Hebrew, Arabic and every other script that is read from the right. */
const fromTheRight =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * A name as it is in a sentence: one that is read from the right gets signs around it that
 * no one sees (U+2068, U+2069), or it would carry the figure or the name beside it to its other end.
 * Never stored, and no part of what programs read.
 */
export function isolated(name: string): string {
  return fromTheRight.test(name) ? `\u2068${name}\u2069` : name
}

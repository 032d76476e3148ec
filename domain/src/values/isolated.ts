/** The Unicode blocks of Hebrew, Arabic and other right-to-left scripts. */
const fromTheRight =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * Wraps a right-to-left name in Unicode isolates (U+2068, U+2069), so that it doesn't reorder the
 * text around it. Only for display; never stored or exported.
 */
export function isolated(name: string): string {
  return fromTheRight.test(name) ? `\u2068${name}\u2069` : name
}

/** Text of this length always fits on two lines. */
const surelyFits = 24

/**
 * Limits text to two lines. Clamped boxes are compositing layers, and long lists have hundreds, so
 * short text goes without.
 */
export function twoLineStyle(words: string): string {
  return words.length > surelyFits ? 'line-clamp-2' : 'block'
}

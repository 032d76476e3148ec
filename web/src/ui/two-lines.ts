/** As many letters are in two lines of any column. */
const surelyFits = 24

/**
 * Two lines at most of what may be longer. A box that cuts off is a layer of its own to the browser,
 * and a long list has hundreds of boxes: short words go without.
 */
export function twoLines(words: string): string {
  return words.length > surelyFits ? 'line-clamp-2' : 'block'
}

/** Cuts a text to a number of code points, so that no character is split. */
export function cutTo(text: string, max: number): string {
  return Array.from(text).slice(0, max).join('')
}

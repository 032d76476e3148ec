/** A text within a limit of code points: a letter beyond the basic plane is never cut in half. */
export function cutTo(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('')
}

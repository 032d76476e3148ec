/** The word for what is stored; a word of one's own is its own word. */
export function wordOf(words: Readonly<Record<string, string>>, stored: string): string {
  return (Object.hasOwn(words, stored) ? words[stored] : undefined) ?? stored
}

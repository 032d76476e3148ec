/** The word for a stored key; free text is its own word. */
export function wordOf(words: Readonly<Record<string, string>>, stored: string): string {
  return (Object.hasOwn(words, stored) ? words[stored] : undefined) ?? stored
}

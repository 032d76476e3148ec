const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Words as they are in HTML, in a text as in an attribute: none of their signs is markup. */
export function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

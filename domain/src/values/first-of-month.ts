/** "1 avril" becomes "1er avril"; French does this only for the first. */
export function withFirst(words: string, locale: string): string {
  return locale === 'fr' ? words.replace(/(?<!\d)1(?= \p{L}|–\d{1,2} \p{L})/gu, '1er') : words
}

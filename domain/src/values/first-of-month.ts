/** "1 avril" as "1er avril": French counts the first of a month, and no other day. */
export function withFirst(words: string, locale: string): string {
  return locale === 'fr' ? words.replace(/(?<!\d)1(?= \p{L}|–\d{1,2} \p{L})/gu, '1er') : words
}

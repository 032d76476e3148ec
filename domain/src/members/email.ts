/** A complete address: something, an at sign, a domain with a dot, nothing else. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/.test(text)
}

/**
 * The addresses of one cell: separated by commas, semicolons, slashes, colons or blanks; names, words
 * between them ("oder", "(Mutter)") and what a page or a sentence left around them are dropped.
 */
export function addressesIn(cell: string): string[] {
  const parts = cell
    .replaceAll(/\[[^\]\n]*\]\((?:mailto:)?([^)\s]+)\)/gi, ' $1 ')
    .replaceAll(/mailto:/gi, ' ')
    .replaceAll(/\s*(?:@|[([{]\s*(?:at|a|ät)\s*[)\]}])\s*/gi, '@')
    .replaceAll(/(@[^\s?,;]+)\?(?:subject|body|cc|bcc)=[^\s,;]*/gi, '$1')
    .replaceAll(/[^,;|/\n<>]*<([^<>]+)>/g, '$1,')
    .replaceAll(/\([^()@]*\)/g, ' ')
    .split(/[,;|/\s]+|:{2,}|(?<=\p{L}):/u)
    .map((address) => address.toLowerCase().replaceAll(/^[.:'"]+|[.:'"!?]+$/g, ''))
    .filter((address) => address !== '')
  const isBesideAddress = parts.some((part) => part.includes('@'))
  return isBesideAddress ? parts.filter((part) => part.includes('@') || !between.test(part)) : parts
}

/** What stands between two addresses, or says whose they are. */
const between =
  /^(?:or|oder|ou|o|and|und|et|y|e|u|bzw|privat|private|work|home|arbeit|travail|mutter|vater|mother|father|mum|mom|dad|mama|papa|mere|mère|pere|père|madre|padre)$/

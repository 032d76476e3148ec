/** True for one complete address with a dotted domain and nothing around it. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/.test(text)
}

/**
 * Splits a cell into addresses at commas, semicolons, slashes, colons or blanks; drops names and
 * words such as "oder" or "(Mutter)".
 */
export function findAddresses(cell: string): string[] {
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

/** Words between two addresses, or that say whose address it is. */
const between =
  /^(?:or|oder|ou|o|and|und|et|y|e|u|bzw|privat|private|work|home|arbeit|travail|mutter|vater|mother|father|mum|mom|dad|mama|papa|mere|mère|pere|père|madre|padre)$/

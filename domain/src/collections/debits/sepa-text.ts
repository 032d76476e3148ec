/** Letters replaced by several, as in German-speaking and Nordic countries. */
const several: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  '&': '+',
  '€': 'EUR',
}

/**
 * Converts a text to the characters every SEPA bank accepts (EPC217-08): unaccented letters, digits
 * and ` / - ? : ( ) . , ' +`. Others become full stops; text beyond the length is cut off.
 */
export function sepaText(text: string, maxLength: number): string {
  return text
    .normalize('NFC')
    .replaceAll(/./gsu, plainLetters)
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .replaceAll(/\/{2,}/g, '/')
    .trim()
    .replace(/^\//, '')
    .slice(0, maxLength)
    .trim()
}

function plainLetters(letter: string): string {
  const lower = letter.toLowerCase()
  const plain = several[lower]
  if (plain === undefined) return letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return letter === lower ? plain : plain.charAt(0).toUpperCase() + plain.slice(1)
}

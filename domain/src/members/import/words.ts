import { foldText, withPlainLetters } from '../../values/folding.ts'

/**
 * The words of a heading or name, without case, accents, punctuation, camelCase or joined digits.
 */
export function splitWords(text: string): string[] {
  return normalizeText(text.replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2'))
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/(\p{L})(\d)/gu, '$1 $2')
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== '')
}

/** A form for comparing only: José, JOSE and josé are equal. */
export function normalizeText(text: string): string {
  return withPlainLetters(
    text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(invisible, '').toLowerCase(),
  )
}

/** A name for comparing only: O'Brien, O’Brien and OBRIEN are equal. */
export function plainName(text: string): string {
  return foldText(text)
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
}

/**
 * Invisible characters that web pages, messengers and address books leave in text. Some reverse the
 * direction of neighbouring words.
 */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** Removes invisible characters. */
export function removeInvisible(text: string): string {
  return text.replaceAll(invisible, '')
}

/** True if two texts look the same to a reader. */
export function looksSame(one: string, other: string): boolean {
  return one === other || removeInvisible(one) === removeInvisible(other)
}

/** Joiners are needed in Persian and Sinhala names and in emoji; elsewhere they are strays. */
const strayJoiner =
  /(?<![^\p{Script=Latin}\P{L}]|\p{M}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)[\u200C\u200D]|[\u200C\u200D](?![^\p{Script=Latin}\P{L}]|\p{M}|\p{Extended_Pictographic})/gu

/**
 * Cleans a cell: composed letters, single blanks, no Excel escapes (="007", '007, '=1+1). Line
 * breaks stay, because two parents may share a cell.
 */
export function cleanCell(cell: string): string {
  const text = cell
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(strayJoiner, ' ')
    .replaceAll(/[^\P{Cc}\r\n]|\p{Zs}/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?[\r\n][\r\n ]*/g, '\n')
    .trim()
  const armoured = /^="(.*)"$/.exec(text)?.[1] ?? text
  return /^'\s*['\d=+\-@＝＋－＠]/u.test(armoured) ? armoured.slice(1) : armoured
}

const nothing =
  /^(?:[-–—._?]+|n\/a|n\.a\.?|s\/[dn]|k\. ?a\.?|t\.?b\.?[acd]\.?|null|#(?:n\/a|ref!|value!|name\?|div\/0!|null!|num!)|#(?:nv|bezug!|wert!|valeur!|¡ref!|¡valor!))$/i

/** True for placeholders such as "-", "n/a", "k. A.", "tbc" or "#REF!". */
export function isPlaceholder(text: string): boolean {
  return nothing.test(text)
}

/** Combining marks that a search ignores: accents, and Hebrew and Arabic points. */
const marks =
  /[\u{670}\u{300}-\u{36F}\u{591}-\u{5BD}\u{64B}-\u{65F}]|[\u{1AB0}-\u{1AFF}]|[\u{1DC0}-\u{1DFF}\u{20D0}-\u{20F0}\u{FE20}-\u{FE2F}]/gu

/** Apostrophes in all their forms, and zero-width characters. */
const dropped =
  /['`\u00B4\u02B9-\u02BD\u2018-\u201B\u2032\uFF07\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** Line breaks stay. */
const gaps = /[ \t\v\f\r\u002D\u2010-\u2015\u2212]+/g

/** Letters that Unicode doesn't decompose. */
const letters: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ı', 'i'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  // Final sigma.
  ['ς', 'σ'],
]

/**
 * Folds a text for searching and comparing: ignores case, accents and apostrophes, and turns
 * hyphens into spaces ("O’Connor", "OCONNOR"; "Anne-Marie", "anne marie"). `folded(text)` in the
 * database follows the same rule.
 */
export function foldText(text: string): string {
  const plain = text
    .replaceAll(dropped, '')
    .normalize('NFKD')
    .replaceAll(marks, '')
    .replaceAll(dropped, '')
    .toLowerCase()
  return withPlainLetters(plain).replaceAll(gaps, ' ').replaceAll(/^ | $/g, '')
}

/** Lower case without marks: "ø" as "o", "ß" as "ss". */
export function withPlainLetters(text: string): string {
  return letters.reduce((word, [letter, plainly]) => word.replaceAll(letter, plainly), text)
}

/** `folded`, plus the German spelling without umlauts: "Müller" is "muller" and "mueller". */
export function foldedSpellings(text: string): readonly string[] {
  const spelledOut = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
  return [...new Set([foldText(text), foldText(spelledOut)])]
}

/** Everything by which a search finds some texts; lines keep them apart. */
export function searchText(...texts: readonly (string | null | undefined)[]): string {
  return texts.flatMap((text) => foldedSpellings(text ?? '')).join('\n')
}

/** True if a `searchText` contains the typed text in any spelling. */
export function isFoundIn(made: string, typed: string): boolean {
  return foldedSpellings(typed).some((spelling) => made.includes(spelling))
}

/** True if a `searchText` contains every typed word in any order: "lópez ana". */
export function isSearched(made: string, typed: string): boolean {
  return foldedSpellings(typed).some((spelling) =>
    spelling.split(/\s/).every((word) => made.includes(word)),
  )
}

/**
 * True if two names have the same spelling once folded: "Jørgen" and "Jorgen", "Müller" and
 * "Mueller".
 */
export function isSpelledAlike(one: string, other: string): boolean {
  const spellings = foldedSpellings(other)
  return foldedSpellings(one).some((spelling) => spellings.includes(spelling))
}

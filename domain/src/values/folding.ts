/** Combining signs that a search passes over: accents, and the points of Hebrew and Arabic. */
const marks =
  /[\u{670}\u{300}-\u{36F}\u{591}-\u{5BD}\u{64B}-\u{65F}]|[\u{1AB0}-\u{1AFF}]|[\u{1DC0}-\u{1DFF}\u{20D0}-\u{20F0}\u{FE20}-\u{FE2F}]/gu

/** Apostrophes in all their shapes, and what takes no room. */
const dropped =
  /['`\u00B4\u02B9-\u02BD\u2018-\u201B\u2032\uFF07\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** Lines stay lines. */
const gaps = /[ \t\v\f\r\u002D\u2010-\u2015\u2212]+/g

/** Letters that no decomposition takes apart. */
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
  // At the end of a Greek word.
  ['ς', 'σ'],
]

/**
 * One spelling for all spellings of a text, for searching and comparing only: without case, accents and
 * apostrophes, with a space for a hyphen ("O’Connor", "OCONNOR"; "Anne-Marie", "anne marie"). The
 * database has the same rule as `folded(text)`.
 */
export function folded(text: string): string {
  const plain = text
    .replaceAll(dropped, '')
    .normalize('NFKD')
    .replaceAll(marks, '')
    .replaceAll(dropped, '')
    .toLowerCase()
  return withPlainLetters(plain).replaceAll(gaps, ' ').replaceAll(/^ | $/g, '')
}

/** Small letters without marks: "ø" as "o", "ß" as "ss". */
export function withPlainLetters(text: string): string {
  return letters.reduce((word, [letter, plainly]) => word.replaceAll(letter, plainly), text)
}

/** `folded`, and the way Germans write umlauts without them: "Müller" is "muller" and "mueller". */
export function foldings(text: string): readonly string[] {
  const spelledOut = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
  return [...new Set([folded(text), folded(spelledOut)])]
}

/** All that a search may find a text by; lines never run into each other. */
export function searchText(...texts: readonly (string | null | undefined)[]): string {
  return texts.flatMap((text) => foldings(text ?? '')).join('\n')
}

/** Whether a text made by `searchText` holds what was typed, in whatever spelling. */
export function isFoundIn(made: string, typed: string): boolean {
  return foldings(typed).some((spelling) => made.includes(spelling))
}

/** Whether every word of a search occurs in a text made by `searchText`, in whatever order: "lópez ana". */
export function isSearched(made: string, typed: string): boolean {
  return foldings(typed).some((spelling) =>
    spelling.split(/\s/).every((word) => made.includes(word)),
  )
}

/** Whether two names are spelled alike: "Jørgen" and "Jorgen", "Müller" and "Mueller". */
export function isSpelledAlike(one: string, other: string): boolean {
  const spellings = foldings(other)
  return foldings(one).some((spelling) => spellings.includes(spelling))
}

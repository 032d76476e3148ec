import { foldedSpellings } from '../../values/folding.ts'
import { plainName } from './words.ts'

interface Name {
  readonly firstName: string
  readonly lastName: string
}

/**
 * True for different names that may belong to one person: another spelling of an umlaut, or a short
 * first name. Only raises a question, and only if birth date, number or address match.
 */
export function isNearName(one: Name, other: Name): boolean {
  const [name, second] = [one, other].map(({ firstName, lastName }) =>
    plainName(`${firstName} ${lastName}`),
  )
  if (name === second) return false
  return isAlike(one.lastName, other.lastName) && isShortOf(one.firstName, other.firstName)
}

function isAlike(one: string, other: string): boolean {
  const spellings = spellingsOf(other)
  return spellingsOf(one).some((spelling) => spellings.includes(spelling))
}

/** True for equal names and for short forms such as Tom for Tomas. */
function isShortOf(one: string, other: string): boolean {
  return spellingsOf(one).some((name) =>
    spellingsOf(other).some(
      (second) =>
        Math.min(name.length, second.length) > 1 &&
        (name.startsWith(second) || second.startsWith(name)),
    ),
  )
}

/** Spellings of names that sound alike: Kathrin and Katrin, Meyer and Meier, Oscar and Oskar. */
function spellingsOf(name: string): readonly string[] {
  return foldedSpellings(name).map((spelling) =>
    plainName(spelling)
      .replaceAll('th', 't')
      .replaceAll('ph', 'f')
      .replaceAll('ck', 'k')
      .replaceAll('c', 'k')
      .replaceAll('y', 'i')
      .replaceAll(' ', '')
      .replaceAll(/(\p{L})\1/gu, '$1'),
  )
}

import { foldings } from '../../values/folding.ts'
import { plainName } from './words.ts'

interface Name {
  readonly firstName: string
  readonly lastName: string
}

/**
 * Names that are not the same and may well be of one person: an umlaut written in another way, or a
 * first name in short. Worth a question where birth date, number or address agree, and never more.
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

/** Tom of Tomas, Alex of Alexandra; also the same. */
function isShortOf(one: string, other: string): boolean {
  return spellingsOf(one).some((name) =>
    spellingsOf(other).some(
      (second) =>
        Math.min(name.length, second.length) > 1 &&
        (name.startsWith(second) || second.startsWith(name)),
    ),
  )
}

/** Kathrin and Katrin, Meyer and Meier, Oscar and Oskar sound alike. */
function spellingsOf(name: string): readonly string[] {
  return foldings(name).map((spelling) =>
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

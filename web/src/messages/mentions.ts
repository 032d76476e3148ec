import { foldedSpellings } from '@touchline/domain/values/folding'

/** Someone who can be mentioned. */
interface Nameable {
  readonly accountId: string
  readonly name: string
}

/** The text after an @ before the caret; undefined if there is none. */
export function mentionText(words: string, caret: number): string | undefined {
  return /(?:^|[\s(])@([^\n@]{0,40})$/u.exec(words.slice(0, caret))?.[1]
}

/**
 * Matching people: names that begin with the letters first, then names with a later part that does.
 */
export function findMatchingPeople<Person extends Nameable>(
  people: readonly Person[],
  query: string,
): readonly Person[] {
  const found = people.filter(({ name }) => hasLetters(name, query))
  const rank = ({ name }: Person) => (begins(name, query) ? 0 : 1)
  return found.toSorted((one, other) => rank(one) - rank(other)).slice(0, maxShown)
}

const maxShown = 8

/** True if a part of the name begins with these letters, ignoring accents. */
export function hasLetters(name: string, letters: string): boolean {
  return foldedSpellings(name).some((one) =>
    foldedSpellings(letters).some((typed) => ` ${one}`.includes(` ${typed}`)),
  )
}

function begins(name: string, letters: string): boolean {
  return foldedSpellings(name).some((one) =>
    foldedSpellings(letters).some((typed) => one.startsWith(typed)),
  )
}

/** Replaces the typed letters with the name, and returns the new caret position. */
export function insertMention(words: string, caret: number, name: string) {
  const query = mentionText(words, caret) ?? ''
  const before = words.slice(0, caret - query.length)
  const after = words.slice(caret)
  const gap = /^[\s.,;:!?)]/u.test(after) ? '' : ' '
  return { words: `${before}${name}${gap}${after}`, caret: `${before}${name} `.length }
}

/** Accounts mentioned in the text; "@Ana Silva" doesn't mention an Ana. */
export function findMentioned(words: string, people: readonly Nameable[]): string[] {
  let rest = words
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length)
  const names = new Set<string>()
  for (const { name } of longestFirst) {
    if (name === '' || !rest.includes(`@${name}`)) continue
    names.add(name)
    rest = rest.replaceAll(`@${name}`, '')
  }
  return people.filter(({ name }) => names.has(name)).map(({ accountId }) => accountId)
}

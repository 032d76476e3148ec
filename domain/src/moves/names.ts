import { plainName } from '../members/import/words.ts'
import { foldedSpellings } from '../values/folding.ts'

interface Named {
  readonly firstName: string
  readonly lastName: string
  readonly fullName?: string
}

/** All normalised spellings of a person's name, in both orders. */
export function nameKeys({ firstName, lastName, fullName = '' }: Named): ReadonlySet<string> {
  const written = fullName === '' ? `${firstName} ${lastName}` : fullName
  const keys = foldedSpellings(written).map(plainName).map(sortedWords)
  return new Set(keys.filter((key) => key !== ''))
}

/** Independent of the order, because lists write "Huber, Lea" as well as "Lea Huber". */
function sortedWords(name: string): string {
  return name.split(' ').toSorted().join(' ')
}

/** The name as a list shows it. */
export function shownName({ firstName, lastName, fullName = '' }: Named): string {
  return fullName === '' ? `${firstName} ${lastName}`.trim() : fullName
}

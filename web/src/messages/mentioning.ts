import { foldings } from '@touchline/domain/values/folding'

/** Somebody who can be named. */
interface Nameable {
  readonly accountId: string
  readonly name: string
}

/** What is typed after an @ before the caret; undefined when nobody is being named. */
export function askedName(words: string, caret: number): string | undefined {
  return /(?:^|[\s(])@([^\n@]{0,40})$/u.exec(words.slice(0, caret))?.[1]
}

/** Whom the letters may mean: names that begin with them first, then those with such a part. */
export function matching<Person extends Nameable>(
  people: readonly Person[],
  asked: string,
): readonly Person[] {
  const found = people.filter(({ name }) => hasLetters(name, asked))
  const rank = ({ name }: Person) => (begins(name, asked) ? 0 : 1)
  return found.toSorted((one, other) => rank(one) - rank(other)).slice(0, maxShown)
}

const maxShown = 8

/** One of the names begins with them, whatever their accents. */
export function hasLetters(name: string, letters: string): boolean {
  return foldings(name).some((one) =>
    foldings(letters).some((typed) => ` ${one}`.includes(` ${typed}`)),
  )
}

function begins(name: string, letters: string): boolean {
  return foldings(name).some((one) => foldings(letters).some((typed) => one.startsWith(typed)))
}

/** The words with the name in place of what was typed of it, and where the caret stands then. */
export function withName(words: string, caret: number, name: string) {
  const asked = askedName(words, caret) ?? ''
  const before = words.slice(0, caret - asked.length)
  const after = words.slice(caret)
  const gap = /^[\s.,;:!?)]/u.test(after) ? '' : ' '
  return { words: `${before}${name}${gap}${after}`, caret: `${before}${name} `.length }
}

/** The accounts of those who are named in the words; "@Ana Silva" does not name an Ana. */
export function namedIn(words: string, people: readonly Nameable[]): string[] {
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

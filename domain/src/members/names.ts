/** A name in its two parts; the second is empty for people with one name. */
export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

const particles = new Set(
  'da das de del della der den di do dos du el la las le los van von vom zu zum zur af av ter ten bin ben al st. saint mc mac y o'.split(
    ' ',
  ),
)

/** "Nguyen, Ava", "NGUYEN Ava", "Ava Nguyen" or "Ava van der Berg" as first and last name. */
export function splitName(text: string): PersonName {
  const [before = '', ...after] = text.split(',').map((part) => part.trim())
  const given = after.filter((part) => part !== '').join(' ')
  if (before !== '' && given !== '') return { firstName: given, lastName: before }

  const words = before.split(/\s+/).filter((word) => word !== '')
  if (words.length < 2) return { firstName: before || given, lastName: '' }

  const shouted = words.findIndex((word) => !isShouted(word))
  if (shouted > 0) return joined(words.slice(shouted), words.slice(0, shouted))

  const surname = words.findIndex((_, at) => at > 0 && startsSurname(words, at))
  return joined(words.slice(0, surname), words.slice(surname))
}

/** Initials for the picture that is not there. */
export function initialsOf({ firstName, lastName }: PersonName): string {
  const first = /^./su.exec(firstName)?.[0] ?? ''
  const last = /^./su.exec(lastName)?.[0] ?? ''
  return `${first}${last}`.toLocaleUpperCase()
}

function joined(first: readonly string[], last: readonly string[]): PersonName {
  return { firstName: first.join(' '), lastName: last.join(' ') }
}

/** DUPONT Marie: three letters at least and nothing small (MJ is a first name). */
function isShouted(word: string): boolean {
  return /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word)
}

function startsSurname(words: readonly string[], at: number): boolean {
  const isLast = at === words.length - 1
  return isLast || words.slice(at, -1).every((word) => particles.has(word.toLowerCase()))
}

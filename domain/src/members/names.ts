import { fixCapitals, fixLastNameCapitals } from './capitals.ts'

/** A name in two parts; the last name is empty for people with one name. */
export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** The order of full names without a comma, and the number of last names. */
export const nameOrders = ['first_last', 'first_two_last', 'last_first', 'two_last_first'] as const

export type NameOrder = (typeof nameOrders)[number]

const particles = new Set(
  "da das de del della der den di do dos du el la las le los van von vom zu zum zur af av ter ten bin ben al st. saint mc mac y o ó ní nic ap ab 't ’t".split(
    ' ',
  ),
)
/** Common second words of a first name: José Luis, María del Carmen, Ana Belén. */
const secondNames = new Set(
  'angel ángel antonio belén belen carlos carmen cristina david dolores eduardo elena enrique ester fernando francisco gabriel ignacio inmaculada isabel javier jesús jesus josé jose juan luis luisa luz manuel mar maría maria mercedes miguel pablo paz pedro pilar rafael ramón ramon rocío rocio rosa rosario sofía sofia sol teresa victoria'.split(
    ' ',
  ),
)

/**
 * Splits "Nguyen, Ava", "NGUYEN Ava", "Ava Nguyen" or "Ava van der Berg" into first and last name.
 */
export function splitName(text: string, order: NameOrder = 'first_last'): PersonName {
  const [before = '', ...after] = text.split(',').map((part) => part.trim())
  const firstNames = after.filter((part) => part !== '').join(' ')
  if (before !== '' && firstNames !== '') return { firstName: firstNames, lastName: before }

  const words = before.split(/\s+/).filter((word) => word !== '')
  if (words.length < 2) return { firstName: before || firstNames, lastName: '' }

  const shouted = shoutedSurname(words)
  if (shouted === undefined) return inOrder[order](words)
  const { from, to } = shouted
  return joined([...words.slice(0, from), ...words.slice(to)], words.slice(from, to))
}

/** Removes forms of address: "Mme Dupont Marie", "Herr Karl Heide". */
export function removeTitle(name: string): string {
  return name.replace(title, '').replace(monsieur, '')
}

const title =
  /^(?:(?:herrn?|frau|mr|mrs|ms|miss|mme|mlle|madame|mademoiselle|monsieur|se[nñ]ora?|sra|srta|do[nñ]a)\.?|(?:hr|fr|sr|dñ?a)\.)\s+(?=\S)/i

/** M. is a title in "M. LE GOFF Hervé", but short for María in "M. Carmen". */
const monsieur = /^M\.\s+(?=\p{Lu}{2,}(?!\p{Ll}))/u

/** True if the name order changes how the name is split. */
export function isAmbiguousName(text: string): boolean {
  const read = nameOrders.map((order) => splitName(text, order).lastName)
  return new Set(read).size > 1
}

/**
 * A name in capitals with usual capitalisation: "MIKE" "VAN DER BERG" becomes "Mike van der Berg".
 */
export function splitNameByCapitals({ firstName, lastName }: PersonName): PersonName {
  return { firstName: fixCapitals(firstName), lastName: fixLastNameCapitals(lastName) }
}

/** Initials, shown without a profile picture. */
export function initialsOf({ firstName, lastName }: PersonName): string {
  const first = /^./su.exec(firstName)?.[0] ?? ''
  const last = /^./su.exec(lastName)?.[0] ?? ''
  return `${first}${last}`.toLocaleUpperCase()
}

const inOrder: Record<NameOrder, (words: readonly string[]) => PersonName> = {
  first_last: (words) => {
    const isYounger = words.length > 2 && isGeneration(words.at(-1) ?? '')
    const named = isYounger ? words.slice(0, -1) : words
    const surname = named.findIndex((_, at) => at > 0 && startsSurname(named, at))
    return joined(words.slice(0, surname), words.slice(surname))
  },
  first_two_last: (words) => {
    const parts = partsOf(words)
    const last = parts.length > 3 || !isSecondName(parts[1]) ? 2 : 1
    const at = Math.max(1, parts.length - last)
    return joined(parts.slice(0, at), parts.slice(at))
  },
  last_first: (words) => {
    const parts = partsOf(words)
    return joined(parts.slice(1), parts.slice(0, 1))
  },
  two_last_first: (words) => {
    const parts = partsOf(words)
    const at = Math.min(2, parts.length - 1)
    return joined(parts.slice(at), parts.slice(0, at))
  },
}

function joined(first: readonly string[], last: readonly string[]): PersonName {
  return { firstName: first.join(' '), lastName: last.join(' ') }
}

/** Joins particles to their words: "María del Carmen de la Cruz" has three parts. */
function partsOf(words: readonly string[]): string[] {
  const parts: string[] = []
  let small: string[] = []
  for (const word of words) {
    small.push(word)
    if (isParticle(word)) continue
    const former = small[0]?.toLowerCase() === 'y' ? parts.pop() : undefined
    parts.push([...(former === undefined ? [] : [former]), ...small].join(' '))
    small = []
  }
  return small.length === 0 ? parts : [...parts, small.join(' ')]
}

function isSecondName(part: string | undefined): boolean {
  return secondNames.has(part?.split(' ').at(-1)?.toLowerCase() ?? '')
}

interface Words {
  readonly from: number
  readonly to: number
}

/**
 * A surname in capitals at one end of a mixed-case name: DUPONT Marie, Marie DUPONT, DE LA TOUR
 * Marie.
 */
function shoutedSurname(words: readonly string[]): Words | undefined {
  const small = words.flatMap((word, at) => (/\p{Ll}/u.test(word) ? [at] : []))
  const [first, last] = [small[0], small.at(-1)]
  if (first === undefined || last === undefined) return undefined
  if (isSurname(words.slice(0, first))) return { from: 0, to: first }
  const after = words.slice(last + 1)
  return isSurname(after) && !after.every(isGeneration)
    ? { from: last + 1, to: words.length }
    : undefined
}

function isSurname(words: readonly string[]): boolean {
  return words.some(isShouted) && words.every((word) => isShouted(word) || isParticle(word))
}

/** True for suffixes as in "Ava Nguyen III" or "Ava Nguyen Jr.". */
function isGeneration(word: string): boolean {
  return /^(?:[IVX]{2,}|[JS]r\.?)$/.test(word)
}

/** Ben and Al are first names if capitalised, particles otherwise. */
const givenWhenLarge = new Set(['Ben', 'Al'])

function isParticle(word: string): boolean {
  return particles.has(word.toLowerCase()) && !givenWhenLarge.has(word)
}

/** At least three capitals and no lower-case letter, because MJ is a first name. */
function isShouted(word: string): boolean {
  return /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word)
}

function startsSurname(words: readonly string[], at: number): boolean {
  const isLast = at === words.length - 1
  return isLast || words.slice(at, -1).every(isParticle)
}

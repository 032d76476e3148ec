import { fromCapitals, lastNameFromCapitals } from './capitals.ts'

/** A name in its two parts; the second is empty for people with one name. */
export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** How a list writes whole names without a comma: which end the last name is at, and of how many words. */
export const nameOrders = ['first_last', 'first_two_last', 'last_first', 'two_last_first'] as const

export type NameOrder = (typeof nameOrders)[number]

const particles = new Set(
  "da das de del della der den di do dos du el la las le los van von vom zu zum zur af av ter ten bin ben al st. saint mc mac y o ó ní nic ap ab 't ’t".split(
    ' ',
  ),
)
/** What stands second in a first name of two words: José Luis, María del Carmen, Ana Belén. */
const secondNames = new Set(
  'angel ángel antonio belén belen carlos carmen cristina david dolores eduardo elena enrique ester fernando francisco gabriel ignacio inmaculada isabel javier jesús jesus josé jose juan luis luisa luz manuel mar maría maria mercedes miguel pablo paz pedro pilar rafael ramón ramon rocío rocio rosa rosario sofía sofia sol teresa victoria'.split(
    ' ',
  ),
)

/** "Nguyen, Ava", "NGUYEN Ava", "Ava Nguyen" or "Ava van der Berg" as first and last name. */
export function splitName(text: string, order: NameOrder = 'first_last'): PersonName {
  const [before = '', ...after] = text.split(',').map((part) => part.trim())
  const given = after.filter((part) => part !== '').join(' ')
  if (before !== '' && given !== '') return { firstName: given, lastName: before }

  const words = before.split(/\s+/).filter((word) => word !== '')
  if (words.length < 2) return { firstName: before || given, lastName: '' }

  const shouted = shoutedSurname(words)
  if (shouted === undefined) return inOrder[order](words)
  const { from, to } = shouted
  return joined([...words.slice(0, from), ...words.slice(to)], words.slice(from, to))
}

/** Without what only addresses someone: "Mme Dupont Marie", "Herr Karl Heide". */
export function withoutTitle(name: string): string {
  return name.replace(title, '').replace(monsieur, '')
}

const title =
  /^(?:(?:herrn?|frau|mr|mrs|ms|miss|mme|mlle|madame|mademoiselle|monsieur|se[nñ]ora?|sra|srta|do[nñ]a)\.?|(?:hr|fr|sr|dñ?a)\.)\s+(?=\S)/i

/** "M. LE GOFF Hervé"; "M. Carmen" is María. */
const monsieur = /^M\.\s+(?=\p{Lu}{2,}(?!\p{Ll}))/u

/** True for a name that two orders read differently: nothing in its writing tells its parts. */
export function isOpenName(text: string): boolean {
  const read = nameOrders.map((order) => splitName(text, order).lastName)
  return new Set(read).size > 1
}

/** "MIKE" "VAN DER BERG" as people write it. */
export function nameFromCapitals({ firstName, lastName }: PersonName): PersonName {
  return { firstName: fromCapitals(firstName), lastName: lastNameFromCapitals(lastName) }
}

/** Initials for the picture that is not there. */
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

/** The words with their small ones: "María del Carmen de la Cruz" has three parts. */
function partsOf(words: readonly string[]): string[] {
  const parts: string[] = []
  let small: string[] = []
  for (const word of words) {
    small.push(word)
    if (isParticle(word)) continue
    // "Ortega y Gasset" is one.
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

/** DUPONT Marie, Marie DUPONT, DE LA TOUR Marie: the surname in capitals at one end of small letters. */
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

/** Ava Nguyen III, Ava Nguyen Jr. */
function isGeneration(word: string): boolean {
  return /^(?:[IVX]{2,}|[JS]r\.?)$/.test(word)
}

/** Ben and Al are first names where they are written large. */
const givenWhenLarge = new Set(['Ben', 'Al'])

function isParticle(word: string): boolean {
  return particles.has(word.toLowerCase()) && !givenWhenLarge.has(word)
}

/** DUPONT Marie: three letters at least and nothing small (MJ is a first name). */
function isShouted(word: string): boolean {
  return /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word)
}

function startsSurname(words: readonly string[], at: number): boolean {
  const isLast = at === words.length - 1
  return isLast || words.slice(at, -1).every(isParticle)
}

import { isAmbiguousName, type NameOrder } from '../names.ts'
import { splitWords } from './words.ts'

/** What decided the name order; `usual` is the most common order. */
export const nameOrderReasons = ['answer', 'heading', 'team', 'usual'] as const

export type NameOrderReason = (typeof nameOrderReasons)[number]

export type NameOrderFinding =
  | {
      readonly kind: 'known'
      readonly order: NameOrder
      readonly because: NameOrderReason
      /** A name from the list that another order would read differently. */
      readonly sample: string
    }
  | { readonly kind: 'unneeded' }

export interface NameEvidence {
  /** The heading of the full-name column. */
  readonly heading: string
  readonly cells: readonly string[]
  readonly teamCountry: string
  readonly answer?: NameOrder | undefined
}

/** Countries where people have two last names. */
const twoLastNames = new Set('BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV VE'.split(' '))
/** Spanish-speaking countries where one last name is usual. */
const oneLastName = new Set(['AR', 'UY'])
const spanish = new Set(
  'nombre nombres apellidos jugador jugadora jugadores alumno alumna socio socia deportista nino nina hijo hija'.split(
    ' ',
  ),
)
const given = new Set('first given forename vorname vornamen vor prenom prenoms'.split(' '))
const family = new Set(
  'last surname family nachname nachnamen zuname familienname apellido apellidos'.split(' '),
)
const either = new Set('name nom noms nombre nombres'.split(' '))

/**
 * Finds one name order for the list, from its heading ("Apellidos y nombre") or from the number of
 * last names usual in the country. The preview shows it and can reverse it.
 */
export function findNameOrder(evidence: NameEvidence): NameOrderFinding {
  const open = evidence.cells.filter(isAmbiguousName)
  const sample = open.find((name) => name.split(' ').length > 2) ?? open[0]
  if (sample === undefined) return { kind: 'unneeded' }
  if (evidence.answer !== undefined)
    return { kind: 'known', order: evidence.answer, because: 'answer', sample }

  const words = splitWords(evidence.heading)
  const isLastFirst = familyStandsFirst(words)
  const { areTwo, because } = lastNames(words, evidence.teamCountry)
  const order = isLastFirst
    ? ({ one: 'last_first', two: 'two_last_first' } as const)
    : ({ one: 'first_last', two: 'first_two_last' } as const)
  return {
    kind: 'known',
    order: areTwo ? order.two : order.one,
    because: isLastFirst === undefined ? because : 'heading',
    sample,
  }
}

/**
 * The name order for parents: as many last names as members have, first name first unless the
 * heading says otherwise.
 */
export function findParentNameOrder(heading: string, order: NameOrder): NameOrder {
  const areTwo = order === 'first_two_last' || order === 'two_last_first'
  if (familyStandsFirst(splitWords(heading)) === true)
    return areTwo ? 'two_last_first' : 'last_first'
  return areTwo ? 'first_two_last' : 'first_last'
}

/** True for headings such as "Nom Prénom", "Name Vorname" or "Last first"; undefined if unclear. */
function familyStandsFirst(words: readonly string[]): boolean | undefined {
  const givenAt = words.findIndex((word) => given.has(word))
  const familyAt = words.findIndex((word) => family.has(word))
  const eitherAt = words.findIndex((word) => either.has(word))
  if (givenAt < 0 && familyAt < 0) return undefined
  const first = givenAt < 0 ? eitherAt : givenAt
  const last = familyAt < 0 ? eitherAt : familyAt
  return first < 0 || last < 0 ? undefined : last < first
}

function lastNames(
  words: readonly string[],
  teamCountry: string,
): { readonly areTwo: boolean; readonly because: NameOrderReason } {
  if (words.includes('apellidos')) return { areTwo: true, because: 'heading' }
  if (words.includes('apellido')) return { areTwo: false, because: 'heading' }
  if (twoLastNames.has(teamCountry)) return { areTwo: true, because: 'team' }
  const isSpanish = words.some((word) => spanish.has(word)) && !oneLastName.has(teamCountry)
  return isSpanish ? { areTwo: true, because: 'heading' } : { areTwo: false, because: 'usual' }
}

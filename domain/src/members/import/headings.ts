import {
  guardianField,
  guardianParts,
  memberFields,
  type ColumnField,
  type GuardianPart,
  type GuardianSlot,
} from './fields.ts'
import { guardianMeaning, memberMeaning, type Meaning } from './vocabulary.ts'
import { wordsOf } from './words.ts'

const mothers = new Set('mother mutter mere madre mom mum mama maman mami'.split(' '))
const fathers = new Set('father vater pere padre dad papa papi'.split(' '))
const together = new Set('parents eltern padres'.split(' '))
const guardians = new Set(
  'parent guardian guardians elternteil erziehungsberechtigter erziehungsberechtigte sorgeberechtigter tuteur tutrice tutor tutora responsable representant representante vertreter gesetzlicher legal carer caregiver vormund'.split(
    ' ',
  ),
)
const ordinals = new Map([
  ['first', 1],
  ['primary', 1],
  ['erster', 1],
  ['second', 2],
  ['secondary', 2],
  ['zweiter', 2],
  ['deuxieme', 2],
  ['segundo', 2],
])

/** What a heading means by itself; `name` is settled once all headings are known. */
export type Heading =
  | { readonly whose: 'member'; readonly says: Meaning }
  | { readonly whose: GuardianSlot; readonly says: GuardianPart | 'name' }

export function readHeading(heading: string): Heading | undefined {
  // A format in brackets explains the values: Birthdate (MM/DD/YYYY).
  const words = wordsOf(heading.replaceAll(/[([][DMYJTA./\- ]{6,}[)\]]/gi, ' '))
  const named = guardianIn(words)
  if (named) {
    const says = guardianMeaning(named.rest)
    return says && { whose: named.slot, says }
  }
  const says = memberMeaning(words)
  return says && { whose: 'member', says }
}

/** Every heading's field: "Nom" is the last name beside "Prénom", the full name when alone. */
export function fieldsOf(headings: readonly string[]): (ColumnField | undefined)[] {
  const read = headings.map(readHeading)
  const has = (whose: Heading['whose'], says: string) =>
    read.some((other) => other?.whose === whose && other.says === says)

  return read.map((heading) => {
    if (!heading) return undefined
    if (heading.says !== 'name') return fieldOf(heading.whose, heading.says)
    if (has(heading.whose, 'first_name')) return fieldOf(heading.whose, 'last_name')
    if (has(heading.whose, 'last_name')) return fieldOf(heading.whose, 'first_name')
    return fieldOf(heading.whose, 'full_name')
  })
}

function fieldOf(whose: Heading['whose'], says: string): ColumnField | undefined {
  if (whose === 'member') return memberFields.find((field) => field === says)
  const part = guardianParts.find((known) => known === says)
  return part && guardianField(whose, part)
}

interface NamedGuardian {
  readonly slot: GuardianSlot
  readonly rest: readonly string[]
}

function guardianIn(words: readonly string[]): NamedGuardian | undefined {
  const [first = '', second = ''] = words
  if ((first === 'p' || first === 'g') && /^[1-4]$/.test(second))
    return { slot: numbered(Number(second)), rest: words.slice(2) }

  const naming = words.filter(isNaming)
  if (naming.length === 0) return undefined
  const number = numberOf(words)
  const rest = words.filter((word, at) => !isNaming(word) && at !== number?.at)
  return { slot: slotOf(naming, number?.value), rest }
}

/** True for a word that names a parent: madre, Mutter, dad, tuteur. */
export function namesGuardian(word: string): boolean {
  return wordsOf(word).some(isNaming)
}

function isNaming(word: string): boolean {
  return [mothers, fathers, together, guardians].some((set) => set.has(word))
}

function slotOf(naming: readonly string[], number: number | undefined): GuardianSlot {
  const isMother = naming.some((word) => mothers.has(word))
  const isFather = naming.some((word) => fathers.has(word))
  if (number !== undefined) return numbered(number)
  if (isMother && isFather) return 'parents'
  if (isMother) return 'mother'
  if (isFather) return 'father'
  return naming.some((word) => together.has(word)) ? 'parents' : 'guardian_1'
}

/** The number of the parent: after the naming word (Parent 2), at the end (Parent e-mail 2) or before it (Second parent). */
function numberOf(words: readonly string[]): { value: number; at: number } | undefined {
  const last = words.findLastIndex(isNaming)
  // "Padre 2" is the second parent, but "E-Mail 2 (Eltern)" and "Tel. Mutter 2" count addresses.
  const countsOnlyBeside = !guardians.has(words[last] ?? '')
  const places = countsOnlyBeside
    ? [last + 1]
    : [last + 1, words.length - 1, words.findIndex(isNaming) - 1]
  for (const at of places) {
    const word = words[at] ?? ''
    const value = /^[1-4]$/.test(word) ? Number(word) : ordinals.get(at < last ? word : '')
    if (value !== undefined) return { value, at }
  }
  return undefined
}

function numbered(number: number): GuardianSlot {
  const slots = ['guardian_1', 'guardian_2', 'guardian_3', 'guardian_4'] as const
  return slots[number - 1] ?? 'guardian_1'
}

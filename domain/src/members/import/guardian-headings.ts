import type { GuardianSlot } from './fields.ts'
import { splitWords } from './words.ts'

const mothers = new Set('mother mutter mere madre mom mum mama maman mami'.split(' '))
const fathers = new Set('father vater pere padre dad papa papi'.split(' '))
const together = new Set('parents eltern padres'.split(' '))
const guardians = new Set(
  'parent guardian guardians elternteil erziehungsberechtigter erziehungsberechtigte sorgeberechtigter tuteur tutrice tutor tutora responsable representant representante vertreter gesetzlicher legal carer caregiver vormund resp erz ber erziehungsber ansprechpartner ansprechpartnerin kontaktperson bezugsperson referent referente'.split(
    ' ',
  ),
)
const ordinals = new Map([
  ['first', 1],
  ['primary', 1],
  ['erster', 1],
  ['1st', 1],
  ['1er', 1],
  ['erste', 1],
  ['erstes', 1],
  ['premier', 1],
  ['premiere', 1],
  ['primer', 1],
  ['primera', 1],
  ['second', 2],
  ['secondary', 2],
  ['2nd', 2],
  ['2eme', 2],
  ['2e', 2],
  ['zweiter', 2],
  ['zweite', 2],
  ['zweites', 2],
  ['deuxieme', 2],
  ['seconde', 2],
  ['segundo', 2],
  ['segunda', 2],
  ['other', 2],
  ['anderer', 2],
  ['autre', 2],
  ['otro', 2],
  ['otra', 2],
])

interface NamedGuardian {
  readonly slot: GuardianSlot
  readonly rest: readonly string[]
}

/** The parent that a heading names, and its other words. */
export function readGuardianHeading(words: readonly string[]): NamedGuardian | undefined {
  const [first = '', second = ''] = words
  if ((first === 'p' || first === 'g') && /^[1-4]$/.test(second))
    return { slot: numbered(Number(second)), rest: words.slice(2) }

  const naming = words.filter(isNaming)
  if (naming.length === 0) return contactIn(words)
  const number = numberOf(words)
  const rest = words.filter((word, at) => !isNaming(word) && at !== number?.at)
  return { slot: slotOf(naming, number?.value), rest }
}

const contacts = new Set(['contact', 'kontakt', 'contacto'])
const urgent = new Set(
  'emergency ice notfall notfallkontakt notfallperson urgence prevenir emergencia urgencia avisar verstandigen benachrichtigen'.split(
    ' ',
  ),
)

/** Recognises "Primary contact email", "Contact 2 phone" and "Contact name" as a parent. */
function contactIn(words: readonly string[]): NamedGuardian | undefined {
  const at = words.findIndex((word) => contacts.has(word))
  if (at === -1 || words.some((word) => urgent.has(word))) return undefined
  const beside = [at - 1, at + 1].find((place) => countOf(words[place]) !== undefined)
  const rest = words.filter((_, place) => place !== at && place !== beside)
  const number = countOf(words[beside ?? -1])
  if (number !== undefined) return { slot: numbered(number), rest }
  return /^(?:name|nom|nombre|person)$/.test(rest.join(' '))
    ? { slot: 'guardian_1', rest }
    : undefined
}

/**
 * True for "Emergency contact", "Contact" or "Kontakt Eltern": a person without a stated
 * relationship. Contact details beside such a name don't belong to the child.
 */
export function isEmergencyContact(words: readonly string[]): boolean {
  const rest = words.filter((word) => !isCalled(word) && !besideCalled.test(word))
  return rest.length === 0 && words.some(isCalled)
}

/** "Personne à prévenir en cas d’urgence", "Person to call in case of emergency" */
const besideCalled =
  /^(?:name|nom|nombre|person|personne|persona|de|d|la|en|cas|caso|in|im|case|fall|of|to|a|call|zu)$/

function isCalled(word: string): boolean {
  return contacts.has(word) || urgent.has(word) || isNaming(word)
}

function countOf(word = ''): number | undefined {
  return /^[1-4]$/.test(word) ? Number(word) : ordinals.get(word)
}

/** True for a word that means parent: madre, Mutter, dad, tuteur. */
export function meansGuardian(word: string): boolean {
  return splitWords(word).some(isNaming)
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

/** The number of the parent: "Parent 2", "Parent e-mail 2" or "Second parent". */
function numberOf(words: readonly string[]): { value: number; at: number } | undefined {
  const last = words.findLastIndex(isNaming)
  // "Padre 2" is the second parent, but "E-Mail 2 (Eltern)" and "Tel. Mutter 2" number addresses.
  const countsOnlyBeside = !guardians.has(words[last] ?? '')
  const places = countsOnlyBeside
    ? [last + 1]
    : [last + 1, words.length - 1, words.findIndex(isNaming) - 1]
  for (const at of places) {
    const word = words[at] ?? ''
    const value = /^[1-4]$/.test(word) || at < last ? countOf(word) : undefined
    if (value !== undefined) return { value, at }
  }
  return undefined
}

function numbered(number: number): GuardianSlot {
  const slots = ['guardian_1', 'guardian_2', 'guardian_3', 'guardian_4'] as const
  return slots[number - 1] ?? 'guardian_1'
}

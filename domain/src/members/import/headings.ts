import {
  guardianField,
  guardianParts,
  memberFields,
  type ColumnField,
  type GuardianSlot,
} from './fields.ts'
import { readGuardianHeading, isEmergencyContact } from './guardian-headings.ts'
import { resolveRepeatedHeadings } from './repeated-headings.ts'
import {
  guardianMeaning,
  isRelationHeading,
  readMemberHeading,
  isMemberHeading,
} from './vocabulary.ts'
import type { Heading } from './vocabulary.ts'
import { splitWords } from './words.ts'

export function readHeading(heading: string): Heading | undefined {
  const words = wordsOfHeading(heading)
  const named = readGuardianHeading(words)
  if (named) {
    const says = guardianMeaning(named.rest)
    return says && { whose: named.slot, says }
  }
  const says = readMemberHeading(words)
  return says && { whose: 'member', says }
}

/** Survey questions may be headings; longer text isn't. */
const longestHeading = 300

function wordsOfHeading(heading: string): string[] {
  return splitWords(
    heading
      .slice(0, longestHeading)
      // Removes a format in brackets: Birthdate (MM/DD/YYYY).
      .replaceAll(/[([][DMYJTA./\- ]{6,}[)\]]/gi, ' ')
      // Removes letters in brackets: Sexo (M/F), Geschlecht (m/w/d).
      .replaceAll(/(?<=\p{L}\s*)[([]\s*\p{L}(?:\s*[/,|]\s*\p{L})+\s*[)\]]/gu, ' ')
      // Reduces gendered forms to one: jugador/a, Spieler:in, joueur(se), Erziehungsberechtigte/r.
      .replaceAll(
        /(\p{L}{3,})[/:*_·(](?:as?|es?|s|se|euses?|in|innen|trice|ra|r|n)\)?(?![\p{L}\d])/giu,
        '$1',
      )
      .replaceAll(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''))
      .replaceAll(/(?<=[\p{L}\d]\.?)[ºª]/gu, '')
      // Splits compounds: Elternmail, Muttertel.
      .replaceAll(/(eltern|mutter|vater)(?=e?mail|tel|handy|mobil)/giu, '$1 '),
  )
}

/** The field of each heading. "Nom" is the last name beside "Prénom", but the full name alone. */
export function readHeadings(headings: readonly string[]): (ColumnField | undefined)[] {
  const owned = withOwners(headings, headings.map(readHeading))
  const read = withKindOfPerson(headings, resolveRepeatedHeadings(headings, owned))
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

/**
 * "Relationship" in a list without parent columns says what each row's person is: "Player" or
 * "Mother".
 */
function withKindOfPerson(
  headings: readonly string[],
  read: readonly (Heading | undefined)[],
): readonly (Heading | undefined)[] {
  const isOther = read.some((one) => one && (one.whose !== 'member' || one.says === 'role'))
  if (isOther || headings.some((heading) => isEmergencyContact(wordsOfHeading(heading))))
    return read
  return read.map((one, at) => {
    const isKind = !one && isRelationHeading(wordsOfHeading(headings[at] ?? ''))
    return isKind ? { whose: 'member', says: 'role' } : one
  })
}

/** Parent data that is often written without saying whose it is. */
type ContactPart = 'email' | 'phone' | 'relation'

/**
 * In "Parent · Relationship · Phone · E-mail", contacts after a parent's columns belong to the
 * parent and are never stored for the child unless the heading says so. A contact that fits two
 * parents belongs to both; one beside an "Emergency contact" is not read.
 */
function withOwners(
  headings: readonly string[],
  read: readonly (Heading | undefined)[],
): (Heading | undefined)[] {
  const spelled = headings.map(wordsOfHeading)
  const filler = fillerOfForm(spelled, read)
  const parts = spelled.map((words, at) => contactPart(words, read[at]))
  const owned: (Heading | undefined)[] = []
  const bare = new Set<Heading>()
  for (const [at, heading] of withoutStrangers(read, spelled, parts).entries()) {
    const part = parts[at]
    const whose =
      at === filler ? 'parents' : part && ownerOf(part, { before: owned, all: read, bare })
    const settled: Heading | undefined = part && whose ? { whose, says: part } : heading
    if (settled && settled !== heading) bare.add(settled)
    owned.push(settled)
  }
  return owned
}

/**
 * Online forms add when, and from which address, they were sent. If the form asks for parents, the
 * address is a parent's.
 */
function fillerOfForm(
  spelled: readonly (readonly string[])[],
  read: readonly (Heading | undefined)[],
): number | undefined {
  const [first = [], second = []] = spelled
  const isForm = /^(?:timestamp|zeitstempel|horodateur|marca temporal)$/.test(first.join(' '))
  const isAddress =
    read[1]?.whose === 'member' && read[1].says === 'email' && !isMemberHeading(second)
  const hasParents = read.some((one) => one && one.whose !== 'member')
  return isForm && isAddress && hasParents ? 1 : undefined
}

/** Removes contacts that belong to an emergency contact who is no parent. */
function withoutStrangers(
  read: readonly (Heading | undefined)[],
  spelled: readonly (readonly string[])[],
  parts: readonly (ContactPart | undefined)[],
): (Heading | undefined)[] {
  let isBeside = false
  return read.map((heading, at) => {
    if (parts[at] === undefined) isBeside = !heading && isEmergencyContact(spelled[at] ?? [])
    return isBeside ? undefined : heading
  })
}

/** The parent data that a heading without an owner may hold; undefined if it names the member. */
function contactPart(words: readonly string[], read: Heading | undefined): ContactPart | undefined {
  if (read === undefined) return isRelationHeading(words) ? 'relation' : undefined
  if (read.whose !== 'member' || isMemberHeading(words)) return undefined
  return read.says === 'email' || read.says === 'phone' ? read.says : undefined
}

interface Columns {
  readonly before: readonly (Heading | undefined)[]
  readonly all: readonly (Heading | undefined)[]
  /** Earlier headings that belong to a parent only because of their position. */
  readonly bare: ReadonlySet<Heading>
}

function ownerOf(part: ContactPart, { before, all, bare }: Columns): GuardianSlot | undefined {
  const lastOther = before.findLastIndex((one) => !one || one.whose === 'member')
  const run = before.slice(lastOther + 1)
  const slots = [...new Set(run.flatMap((one) => slotIn(one) ?? []))]
  const nearest = slots.at(-1)
  const hasPart = (slot: GuardianSlot) =>
    [...before, ...all].some((one) => one?.whose === slot && one.says === part)
  if (nearest === undefined) return undefined
  // In "Parent · Phone · Mobile", the second number belongs to the parent too.
  if (run.some((one) => one && bare.has(one) && one.whose === nearest && one.says === part))
    return nearest
  if (hasPart(nearest)) return undefined
  const isOneOfEach = slots.slice(0, -1).every(hasPart)
  return isOneOfEach || part === 'relation' ? nearest : 'parents'
}

function slotIn(heading: Heading | undefined): GuardianSlot | undefined {
  return heading && heading.whose !== 'member' ? heading.whose : undefined
}

function fieldOf(whose: Heading['whose'], says: string): ColumnField | undefined {
  if (whose === 'member') return memberFields.find((field) => field === says)
  const part = guardianParts.find((known) => known === says)
  return part && guardianField(whose, part)
}

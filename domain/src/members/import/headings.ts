import {
  guardianField,
  guardianParts,
  memberFields,
  type ColumnField,
  type GuardianSlot,
} from './fields.ts'
import { guardianIn, isEmergencyContact } from './guardian-headings.ts'
import { withRepeats } from './repeated-headings.ts'
import { guardianMeaning, meansRelation, memberMeaning, namesMember } from './vocabulary.ts'
import type { Heading } from './vocabulary.ts'
import { wordsOf } from './words.ts'

export function readHeading(heading: string): Heading | undefined {
  const words = wordsOfHeading(heading)
  const named = guardianIn(words)
  if (named) {
    const says = guardianMeaning(named.rest)
    return says && { whose: named.slot, says }
  }
  const says = memberMeaning(words)
  return says && { whose: 'member', says }
}

/** Whole questions stand above columns; whatever is longer is none. */
const longestHeading = 300

function wordsOfHeading(heading: string): string[] {
  return wordsOf(
    heading
      .slice(0, longestHeading)
      // A format in brackets explains the values: Birthdate (MM/DD/YYYY).
      .replaceAll(/[([][DMYJTA./\- ]{6,}[)\]]/gi, ' ')
      // So do letters: Sexo (M/F), Geschlecht (m/w/d).
      .replaceAll(/(?<=\p{L}\s*)[([]\s*\p{L}(?:\s*[/,|]\s*\p{L})+\s*[)\]]/gu, ' ')
      // Both forms of a word are one: jugador/a, Spieler:in, joueur(se), Erziehungsberechtigte/r.
      .replaceAll(
        /(\p{L}{3,})[/:*_·(](?:as?|es?|s|se|euses?|in|innen|trice|ra|r|n)\)?(?![\p{L}\d])/giu,
        '$1',
      )
      .replaceAll(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''))
      .replaceAll(/(?<=[\p{L}\d]\.?)[ºª]/gu, '')
      // Elternmail, Muttertel.
      .replaceAll(/(eltern|mutter|vater)(?=e?mail|tel|handy|mobil)/giu, '$1 '),
  )
}

/** Every heading's field: "Nom" is the last name beside "Prénom", the full name when alone. */
export function fieldsOf(headings: readonly string[]): (ColumnField | undefined)[] {
  const owned = withOwners(headings, headings.map(readHeading))
  const read = withKindOfPerson(headings, withRepeats(headings, owned))
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

/** "Relationship" in a list without columns of parents: "Player", "Mother", line by line. */
function withKindOfPerson(
  headings: readonly string[],
  read: readonly (Heading | undefined)[],
): readonly (Heading | undefined)[] {
  const isOther = read.some((one) => one && (one.whose !== 'member' || one.says === 'role'))
  if (isOther || headings.some((heading) => isEmergencyContact(wordsOfHeading(heading))))
    return read
  return read.map((one, at) => {
    const isKind = !one && meansRelation(wordsOfHeading(headings[at] ?? ''))
    return isKind ? { whose: 'member', says: 'role' } : one
  })
}

/** What of a parent is often written without saying whose it is. */
type ContactPart = 'email' | 'phone' | 'relation'

/**
 * "Parent · Relationship · Phone · E-mail": a contact right after the columns of a parent is the
 * parent's, and never stored as the child's unless it says so. Where it could be that of two, it is
 * that of both; beside someone who is no parent ("Emergency contact") it is left unread.
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

/** A form writes down when, and from whose address, it was sent: a parent's, where parents are asked for. */
function fillerOfForm(
  spelled: readonly (readonly string[])[],
  read: readonly (Heading | undefined)[],
): number | undefined {
  const [first = [], second = []] = spelled
  const isForm = /^(?:timestamp|zeitstempel|horodateur|marca temporal)$/.test(first.join(' '))
  const isAddress = read[1]?.whose === 'member' && read[1].says === 'email' && !namesMember(second)
  const hasParents = read.some((one) => one && one.whose !== 'member')
  return isForm && isAddress && hasParents ? 1 : undefined
}

/** Without the contacts that stand beside someone to call who is no parent. */
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

/** What of a parent a heading may say without naming the parent; nothing when it names the member. */
function contactPart(words: readonly string[], read: Heading | undefined): ContactPart | undefined {
  if (read === undefined) return meansRelation(words) ? 'relation' : undefined
  if (read.whose !== 'member' || namesMember(words)) return undefined
  return read.says === 'email' || read.says === 'phone' ? read.says : undefined
}

interface Columns {
  readonly before: readonly (Heading | undefined)[]
  readonly all: readonly (Heading | undefined)[]
  /** Of those before, which are a parent's only by their place. */
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
  // "Parent · Phone · Mobile": the second is no more the child's than the first.
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

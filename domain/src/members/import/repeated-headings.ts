import { isMemberHeading, type Heading } from './vocabulary.ts'
import { normalizeText, splitWords } from './words.ts'

type Read = Heading | undefined

const names = ['first_name', 'last_name', 'full_name', 'name'] as const
const slots = ['guardian_1', 'guardian_2', 'guardian_3', 'guardian_4'] as const

/**
 * Handles repeated headings. "Parent · Phone · Parent · Phone" are two parents. After a second
 * "First name", that column and the following ones stay unread until a person assigns them, so that
 * another person's data isn't stored for the member.
 */
export function resolveRepeatedHeadings(
  headings: readonly string[],
  read: readonly Read[],
): readonly Read[] {
  const own = withoutSecondPerson(headings, read)
  return ofParents(ofParents(own, 'guardian_1'), 'parents')
}

function withoutSecondPerson(headings: readonly string[], read: readonly Read[]): readonly Read[] {
  const keys = headings.map((heading, at) => keyOf(heading, read[at]))
  const isSeen = (at: number) => keys[at] !== undefined && keys.indexOf(keys[at]) < at
  const from = keys.findIndex((_, at) => isName(read[at]) && isSeen(at))
  if (from < 0) return read
  return read.map((one, at) =>
    at >= from && (isSeen(at) || isContact(one)) && !isMemberHeading(splitWords(headings[at] ?? ''))
      ? undefined
      : one,
  )
}

function isName(read: Read): boolean {
  return names.some((says) => says === read?.says)
}

function isContact(read: Read): boolean {
  return read?.whose === 'member' && (read.says === 'email' || read.says === 'phone')
}

/** Identifies a member heading; spellings of the same words are equal. */
function keyOf(heading: string, read: Read): string | undefined {
  return read?.whose === 'member' ? `${read.says} ${normalizeText(heading).trim()}` : undefined
}

type Unnumbered = 'guardian_1' | 'parents'

function ofParents(read: readonly Read[], whose: Unnumbered): readonly Read[] {
  const others: readonly Heading['whose'][] = slots.filter((slot) => slot !== whose)
  const isTaken = read.some((one) => one && others.includes(one.whose))
  const places = (says: Heading['says']) => placesOf(read, whose, says)
  const people = Math.max(...names.map((says) => places(says).length))
  if (isTaken || people < 2) return read
  return read.map((heading, at) => {
    if (heading?.whose !== whose) return heading
    const same = places(heading.says)
    const before = names.map((says) => places(says).filter((place) => place <= at).length)
    const which = same.length === people ? same.indexOf(at) : Math.max(...before, 1) - 1
    const slot = slots[which]
    return slot === undefined ? undefined : { whose: slot, says: heading.says }
  })
}

/** Indexes of a parent's columns without a number. */
function placesOf(read: readonly Read[], whose: Unnumbered, says: Heading['says']): number[] {
  return read.flatMap((one, at) => (one?.whose === whose && one.says === says ? [at] : []))
}

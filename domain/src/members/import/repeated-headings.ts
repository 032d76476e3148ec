import type { GuardianSlot } from './fields.ts'
import { namesMember, type Heading } from './vocabulary.ts'
import { plain, wordsOf } from './words.ts'

type Read = Heading | undefined

const names = ['first_name', 'last_name', 'full_name', 'name'] as const
const slots = ['guardian_1', 'guardian_2', 'guardian_3', 'guardian_4'] as const
const laterSlots: readonly (GuardianSlot | 'member')[] = slots.slice(1)

/**
 * Headings that come again. "Parent · Phone · Parent · Phone" are two parents. A second "First name"
 * is that of somebody of whom nothing is said: it and what follows stay unread until somebody says
 * whose they are, rather than be taken for the member's.
 */
export function withRepeats(headings: readonly string[], read: readonly Read[]): readonly Read[] {
  return ofParents(withoutSecondPerson(headings, read))
}

function withoutSecondPerson(headings: readonly string[], read: readonly Read[]): readonly Read[] {
  const keys = headings.map((heading, at) => keyOf(heading, read[at]))
  const isSeen = (at: number) => keys[at] !== undefined && keys.indexOf(keys[at]) < at
  const from = keys.findIndex((_, at) => isName(read[at]) && isSeen(at))
  if (from < 0) return read
  return read.map((one, at) =>
    at >= from && (isSeen(at) || isContact(one)) && !namesMember(wordsOf(headings[at] ?? ''))
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

/** Of what the member is asked; the same words in another spelling are the same heading. */
function keyOf(heading: string, read: Read): string | undefined {
  return read?.whose === 'member' ? `${read.says} ${plain(heading).trim()}` : undefined
}

function ofParents(read: readonly Read[]): readonly Read[] {
  const isTaken = read.some((one) => one && laterSlots.includes(one.whose))
  const people = Math.max(...names.map((says) => places(read, says).length))
  if (isTaken || people < 2) return read
  return read.map((heading, at) => {
    if (heading?.whose !== 'guardian_1') return heading
    const same = places(read, heading.says)
    const before = names.map((says) => places(read, says).filter((place) => place <= at).length)
    const which = same.length === people ? same.indexOf(at) : Math.max(...before, 1) - 1
    const whose = slots[which]
    return whose === undefined ? undefined : { whose, says: heading.says }
  })
}

/** Where something is said of a parent without a number. */
function places(read: readonly Read[], says: Heading['says']): number[] {
  return read.flatMap((one, at) => (one?.whose === 'guardian_1' && one.says === says ? [at] : []))
}

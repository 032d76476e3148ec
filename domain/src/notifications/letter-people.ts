import { isLiftLetterKind, type EventLetterKind } from '../accounts/letter-kinds.ts'

/** A person's state for the event when the email is written. */
export interface PersonAsked {
  readonly answer: 'going' | 'maybe' | 'not_going' | null
  /** Position on the waiting list; null with a place. */
  readonly waiting: number | null
}

/** The state of the event when the email is written. */
export interface EventThen {
  readonly isCancelled: boolean
  readonly hasBegun: boolean
}

/**
 * The people an email is about. Undefined if there is nothing left to say: meanwhile it was
 * cancelled, restored, answered or over.
 */
export function peopleInLetter<Person extends PersonAsked>(
  kind: EventLetterKind,
  event: EventThen,
  people: readonly Person[],
): readonly Person[] | undefined {
  if (event.hasBegun) return undefined
  if ((kind === 'event_cancelled') !== event.isCancelled) return undefined
  const concerned = people.filter((person) => isConcerned(kind, person))
  const mustConcern = kind === 'answer_reminder' || kind === 'event_reminder' || kind === 'moved_up'
  return mustConcern && concerned.length === 0 ? undefined : concerned
}

function isConcerned(kind: EventLetterKind, { answer, waiting }: PersonAsked): boolean {
  // These name the passenger themselves.
  if (isLiftLetterKind(kind)) return false
  if (kind === 'answer_reminder') return answer === null
  if (kind === 'event_reminder' || kind === 'moved_up')
    return answer === 'going' && waiting === null
  return true
}

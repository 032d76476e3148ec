import type { EventLetterKind } from '../accounts/letter-kinds.ts'

/** A person's state for the event when the email is written. */
export interface PersonAsked {
  readonly answer: 'going' | 'maybe' | 'not_going' | null
  /** Position in the line; null with a place. */
  readonly waiting: number | null
}

/** How it stands with the event by then. */
export interface EventThen {
  readonly isCancelled: boolean
  readonly hasBegun: boolean
}

/**
 * Whom a letter is about. Undefined when there is nothing to say any more: it was called off,
 * called on again, answered or over by the time the letter is written.
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
  if (kind === 'answer_reminder') return answer === null
  if (kind === 'event_reminder' || kind === 'moved_up')
    return answer === 'going' && waiting === null
  return true
}

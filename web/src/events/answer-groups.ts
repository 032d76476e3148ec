import type { Event, PersonAnswer } from '@touchline/contract/events/shapes/event'
import { isPlaying } from '@touchline/domain/members/access'

export type AnswerGroup = 'going' | 'waiting' | 'maybe' | 'not_going' | 'silent'

/** Members first read who is coming; staff look for missing answers. */
const order: readonly AnswerGroup[] = ['going', 'waiting', 'maybe', 'not_going', 'silent']
const orderForStaff: readonly AnswerGroup[] = ['silent', 'going', 'waiting', 'maybe', 'not_going']

type Answering = Pick<PersonAnswer, 'answer' | 'waiting'>

export function groupOf({ answer, waiting }: Answering): AnswerGroup {
  if (answer === null) return 'silent'
  return answer === 'going' && waiting !== null ? 'waiting' : answer
}

/** People by answer, without empty groups; the waiting list in order. */
export function groupsOf<Person extends Answering>(
  people: readonly Person[],
  { forStaff = false }: { readonly forStaff?: boolean } = {},
): readonly { readonly kind: AnswerGroup; readonly people: readonly Person[] }[] {
  const byKind = Map.groupBy(people, groupOf)
  return (forStaff ? orderForStaff : order).flatMap((kind) => {
    const group = byKind.get(kind)
    if (!group) return []
    const inLine = group.toSorted((a, b) => (a.waiting ?? 0) - (b.waiting ?? 0))
    return [{ kind, people: inLine }]
  })
}

/** Splits people into players, and coaches and helpers. */
export function playersAndStaff<Person extends Pick<PersonAnswer, 'isCoach' | 'position'>>(
  people: readonly Person[],
): { readonly players: readonly Person[]; readonly staff: readonly Person[] } {
  return {
    players: people.filter((person) => isPlaying(person)),
    staff: people.filter((person) => !isPlaying(person)),
  }
}

export function countsOf(people: readonly Answering[]): Event['counts'] {
  const said = people.map(groupOf)
  const countOf = (kind: AnswerGroup) => said.filter((one) => one === kind).length
  return {
    going: countOf('going'),
    maybe: countOf('maybe'),
    notGoing: countOf('not_going'),
    waiting: countOf('waiting'),
    silent: countOf('silent'),
  }
}

type Placed = Pick<PersonAnswer, 'position'>

/**
 * Groups people by position, those without one last; one unnamed group if no one has a position.
 */
export function partsOf<Person extends Placed>(
  people: readonly Person[],
): readonly { readonly name: string; readonly people: readonly Person[] }[] {
  const parts = Map.groupBy(people, ({ position }) => position ?? '')
  return [...parts]
    .map(([name, inPart]) => ({ name, people: inPart }))
    .toSorted((a, b) => Number(a.name === '') - Number(b.name === ''))
}

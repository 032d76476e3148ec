import type { PersonAnswer } from '@touchline/contract/events/shapes/event'

export type AnswerGroup = 'going' | 'waiting' | 'maybe' | 'not_going' | 'silent'

const order: readonly AnswerGroup[] = ['going', 'waiting', 'maybe', 'not_going', 'silent']

type Answering = Pick<PersonAnswer, 'answer' | 'waiting'>

export function groupOf({ answer, waiting }: Answering): AnswerGroup {
  if (answer === null) return 'silent'
  return answer === 'going' && waiting !== null ? 'waiting' : answer
}

/** The people by what they said, groups without anybody left out; the line in its order. */
export function groupsOf<Person extends Answering>(
  people: readonly Person[],
): readonly { readonly kind: AnswerGroup; readonly people: readonly Person[] }[] {
  const byKind = Map.groupBy(people, groupOf)
  return order.flatMap((kind) => {
    const group = byKind.get(kind)
    if (!group) return []
    const inLine = group.toSorted((a, b) => (a.waiting ?? 0) - (b.waiting ?? 0))
    return [{ kind, people: inLine }]
  })
}

type Placed = Pick<PersonAnswer, 'position' | 'role'>

/** By position, else by role; one unnamed part where nobody has a position. */
export function partsOf<Person extends Placed>(
  people: readonly Person[],
): readonly { readonly name: string; readonly people: readonly Person[] }[] {
  if (people.every(({ position }) => !position)) return [{ name: '', people }]
  const parts = Map.groupBy(people, ({ position, role }) => position || role)
  return [...parts].map(([name, inPart]) => ({ name, people: inPart }))
}

import type { InvitedPerson } from '@touchline/contract/attendance/shapes/marks'

type Person = Pick<InvitedPerson, 'memberId' | 'answer' | 'waiting' | 'mark'>

/** People whom one tap marks as present: those who said yes, or else all who didn't say no. */
export function findExpected(people: readonly Person[]): {
  readonly expected: readonly Person[]
  readonly saidYes: boolean
} {
  const saidYes = people.some(hasPlace)
  const isExpected = saidYes ? hasPlace : ({ answer }: Person) => answer !== 'not_going'
  return {
    expected: people.filter((person) => person.mark === null && isExpected(person)),
    saidYes,
  }
}

function hasPlace({ answer, waiting }: Person): boolean {
  return answer === 'going' && waiting === null
}

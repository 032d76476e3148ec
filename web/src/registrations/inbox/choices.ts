import { isOpenState } from '@touchline/domain/registrations/settings'

import type { Decision, Registered, Registration } from '../api.ts'

/** Where someone is placed, and whether they are who the club knows already. */
export interface Choice {
  readonly teamId: string | null
  readonly isKnown: boolean
}

export type Choices = Readonly<Record<string, Choice>>

/**
 * The team they want or their age fits. A known person with the same birth date is the same, except
 * where that would make the contact guardian of a child the club has already.
 */
export function firstChoice({ teamId, proposedTeamId, match }: Registered): Choice {
  const isKnown = match?.isSure === true && !match.addsGuardian
  return { teamId: teamId ?? proposedTeamId, isKnown }
}

export function choiceOf(person: Registered, choices: Choices): Choice {
  return choices[person.id] ?? firstChoice(person)
}

/** Who of a registration is still to be decided. */
export function openPeople({ people }: Pick<Registration, 'people'>): readonly Registered[] {
  return people.filter(({ state }) => isOpenState(state))
}

/** Those whom one tap accepts: without the waiting list and without offered places. */
export function newPeople({ people }: Pick<Registration, 'people'>): readonly Registered[] {
  return people.filter(({ state }) => state === 'new')
}

export function acceptance(people: readonly Registered[], choices: Choices): Decision {
  return {
    kind: 'accept',
    people: people.map((person) => {
      const { teamId, isKnown } = choiceOf(person, choices)
      return { id: person.id, teamId, personId: isKnown ? (person.match?.personId ?? null) : null }
    }),
  }
}

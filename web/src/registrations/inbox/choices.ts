import { isOpenState } from '@touchline/domain/registrations/settings'

import type { Decision, Registered, Registration } from '../api.ts'

/** Where someone is placed, and whether they are who the club knows already. */
export interface Choice {
  readonly teamId: string | null
  readonly isKnown: boolean
  /** The adults of the registration become guardians of a child who is known already. */
  readonly addsGuardian: boolean
}

export type Choices = Readonly<Record<string, Choice>>

/**
 * The team they want or their age fits. One tap adds nobody to a roster twice, and makes no
 * stranger guardian of a child.
 */
export function firstChoice({ teamId, proposedTeamId, match }: Registered): Choice {
  return { teamId: teamId ?? proposedTeamId, isKnown: match !== null, addsGuardian: false }
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
      const { teamId, isKnown, addsGuardian } = choiceOf(person, choices)
      const personId = isKnown ? (person.match?.personId ?? null) : null
      return { id: person.id, teamId, personId, addsGuardian: personId !== null && addsGuardian }
    }),
  }
}

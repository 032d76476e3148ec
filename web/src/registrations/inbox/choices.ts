import { isOpenState } from '@touchline/domain/registrations/settings'

import type { Decision, Registered, Registration } from '../api.ts'

/** Where someone is placed, and whether they are who the club knows already. */
export interface Choice {
  readonly teamId: string | null
  /** Null: a namesake whom staff must look at first. */
  readonly isKnown: boolean | null
  /** The adults of the registration become guardians of a child who is known already. */
  readonly addsGuardian: boolean
}

export type Choices = Readonly<Record<string, Choice>>

/**
 * The team they want or their age fits. One tap adds nobody to a roster twice, merges no namesakes,
 * and makes no stranger guardian of a child.
 */
export function firstChoice({ teamId, proposedTeamId, match }: Registered): Choice {
  return {
    teamId: teamId ?? proposedTeamId,
    isKnown: match?.isSure === false ? null : match !== null,
    addsGuardian: false,
  }
}

export function choiceOf(person: Registered, choices: Choices): Choice {
  return choices[person.id] ?? firstChoice(person)
}

/** Namesakes of members about whom nobody has said whether they are the same person. */
export function unsurePeople(
  people: readonly Registered[],
  choices: Choices,
): readonly Registered[] {
  return people.filter((person) => choiceOf(person, choices).isKnown === null)
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
      const personId = isKnown === true ? (person.match?.personId ?? null) : null
      return { id: person.id, teamId, personId, addsGuardian: personId !== null && addsGuardian }
    }),
  }
}

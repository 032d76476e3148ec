import { contract } from '@touchline/contract/contract'
import type { Recipients } from '@touchline/contract/messages/shapes/conversation'

import { example, first } from '#web/testing/endpoint.ts'
import { teamOf } from '#web/testing/people.ts'

import { type Choice, choiceOf } from '../start/choice.ts'

const idOf = (number: number) => `019cebf5-0f00-7000-8000-00000000040${number}`

/** A new message without recipients. */
export const begun: { readonly teamId: string; readonly choice: Choice } = {
  teamId: teamOf('coach').team.id,
  choice: choiceOf({ kind: 'none' }),
}

/** People a coach may write to: one alone, one with parents, one not reachable yet. */
export const recipients: Recipients = {
  members: [
    { memberId: idOf(1), name: 'Ben Adams', role: 'Player', isStaff: false, reaches: 'self' },
    { memberId: idOf(2), name: 'Lea Ruiz', role: 'Player', isStaff: false, reaches: 'guardians' },
    { memberId: idOf(3), name: 'Tom Reed', role: 'Player', isStaff: false, reaches: 'nobody' },
  ],
  guardians: [{ guardianId: idOf(4), name: 'Maria Ruiz', children: ['Lea Ruiz'] }],
  mayAddressGroups: true,
  groups: { staff: 2, players: 14, guardians: 20, team: 30 },
}

/** An event to choose. */
export const event = first(example(contract.events.list).events)

export const preview = {
  ...example(contract.messages.preview),
  people: 15,
  disturbed: 12,
  guardians: 3,
  missing: ['Tom Reed'],
  insteadOf: ['Lea Ruiz'],
  refusal: null,
}

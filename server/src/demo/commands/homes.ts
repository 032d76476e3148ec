import { patternFor, type HomeException } from '@touchline/domain/children/homes'
import { addDays } from '@touchline/domain/values/days'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { insertRows } from '../queries.ts'
import type { Child, Guardian } from './cast.ts'

interface Families {
  readonly teamId: string
  readonly now: Date
  readonly pairs: readonly {
    readonly child: Child
    readonly guardian: Guardian
    readonly memberId: string
  }[]
  readonly ids: ReadonlyMap<Guardian, string>
}

/** The first child with two parents who have joined lives every other week with one of them. */
export async function addHomes(
  tx: Transaction,
  { teamId, now, pairs, ids }: Families,
): Promise<void> {
  const pair = pairs.find((one) => hasTwoHomes(one.child))
  if (pair === undefined) return
  const { child, memberId } = pair
  const [first = '', second = ''] = child.guardians.map((guardian) => ids.get(guardian) ?? '')
  const today = now.toISOString().slice(0, 10)
  const firstDay = addDays(today, -20)
  // Within a week of the second parent.
  const exception: HomeException = { from: addDays(today, 3), until: addDays(today, 4), home: 1 }
  const plan = {
    id: newId(),
    team_id: teamId,
    member_id: memberId,
    first_guardian_id: first,
    second_guardian_id: second,
    first_day: firstDay,
    days: patternFor('weeks', firstDay).join(''),
    hand_over_at: '18:00',
    exceptions: JSON.stringify([exception]),
    proposed_by: first,
    proposed_at: now,
    agreed_at: now,
  }
  await insertRows(tx, 'home_plans', [plan])
}

export function hasTwoHomes({ guardians }: Child): boolean {
  return guardians.length === 2 && guardians.every(({ account }) => account !== undefined)
}

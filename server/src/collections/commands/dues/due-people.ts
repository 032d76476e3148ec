import type { DuesPlanShape } from '@touchline/contract/collections/shapes/dues'
import type { DuesPeriod, DuesRules } from '@touchline/domain/collections/dues/rules'
import { v7 as newId } from 'uuid'

import { findPremiumRefusal } from '#server/entitlements/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { planDues, type PlannedPerson } from './plan.ts'

interface Asked {
  readonly clubId: string
  readonly now: Date
  readonly rules: DuesRules
  readonly period: DuesPeriod
  readonly whom: DuesPlanShape['whom']
}

/** The people billed automatically for a period: those due, in teams that may collect fees. */
export async function duePeople(
  tx: Transaction,
  { clubId, now, rules, period, whom }: Asked,
): Promise<readonly PlannedPerson[]> {
  // No account has this id, so it is blocked from no child.
  const plan = await planDues(tx, {
    reader: { clubId, accountId: newId(), roles: ['manager'], now },
    rules,
    period,
  })
  const due = plan
    .flatMap(({ people }) => people)
    .filter(({ shown }) => shown.state === 'due')
    .filter(({ row }) => whom === 'everyone' || (row.enteredOn ?? '') >= period.startsOn)
  const closed = new Set<string>()
  for (const teamId of new Set(due.map(({ row }) => row.teamId)))
    if ((await findPremiumRefusal(tx, { teamId, now })) !== undefined) closed.add(teamId)
  return due.filter(({ row }) => !closed.has(row.teamId))
}

export function sumOf(people: readonly PlannedPerson[]): number {
  return people.reduce((sum, { shown }) => sum + shown.amount, 0)
}

import type { NewDuesRun } from '@touchline/contract/collections/shapes/dues'
import type { DuesRules } from '@touchline/domain/collections/dues/rules'

import type { PeopleReader } from '#server/clubs/queries/people-groups.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { planDues, type PlannedPerson } from './plan.ts'

interface Choice {
  readonly reader: PeopleReader
  readonly rules: DuesRules
  readonly input: NewDuesRun
}

/** The chosen people, if all are still due and cost what the preview showed. */
export async function requireChosenPeople(
  tx: Transaction,
  { reader, rules, input }: Choice,
): Promise<readonly PlannedPerson[]> {
  const plan = await planDues(tx, { reader, rules, period: input })
  const wanted = new Set(input.personIds)
  const people = plan
    .flatMap((family) => family.people)
    .filter(({ shown }) => wanted.has(shown.id) && shown.state === 'due')
  const sum = people.reduce((total, { shown }) => total + shown.amount, 0)
  if (people.length < wanted.size || sum !== input.amount) throw new AppError('changed_meanwhile')
  return people
}

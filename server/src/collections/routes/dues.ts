import { implement } from '@orpc/server'
import { duesEndpoints } from '@touchline/contract/collections/endpoints/dues'
import type { DuesShape } from '@touchline/contract/collections/shapes/dues'
import { validateRules } from '@touchline/domain/collections/dues/rules'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { clubCommand, clubQuery } from '#server/clubs/routes/handlers.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import { billDues } from '../commands/dues/bill.ts'
import { exemptFromDues } from '../commands/dues/exempt.ts'
import { sumDueAmounts, planDues, previewOf } from '../commands/dues/plan.ts'
import { decidePlan, findShownPlans } from '../queries/dues-plans.ts'
import {
  findClubTeams,
  findRuns,
  findSchedule,
  findUsualCurrency,
  saveSchedule,
} from '../queries/dues.ts'

const os = implement(duesEndpoints).$context<RequestContext>()

export const duesRoutes = {
  dues: os.dues.handler(clubQuery(({ db, now, input }) => duesOf(db, input.clubId, now))),

  saveDues: os.saveDues.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      const fields = validateRules(input.rules)
      if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
      if (!(await saveSchedule(db, { ...input, ...actor, now })))
        throw new AppError('changed_meanwhile')
      return duesOf(db, input.clubId, now)
    }),
  ),

  previewDues: os.previewDues.handler(
    clubQuery(async ({ db, actor, now, input }) => {
      await requireCheckForClub(db, actor)
      const schedule = await findSchedule(db, input.clubId)
      if (schedule === undefined) throw new AppError('not_found')
      const reader = { ...actor, now }
      const plan = await planDues(db, { reader, rules: schedule.rules, period: input })
      const families = previewOf(plan)
      const people = families.flatMap((family) => family.people)
      return {
        currency: schedule.currency,
        families: [...families],
        count: people.filter(({ state }) => state === 'due').length,
        amount: sumDueAmounts(people),
      }
    }),
  ),

  billDues: os.billDues.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      await requireCheckForClub(db, actor)
      await billDues(db, { actor, now, input: input })
      const runs = await findRuns(db, input.clubId, now)
      const run = runs.find(({ id }) => id === input.id)
      if (run === undefined) throw new AppError('not_found')
      return run
    }),
  ),

  decideDuesPlan: os.decideDuesPlan.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      if (!(await decidePlan(db, { ...input, ...actor }))) throw new AppError('not_found')
      return duesOf(db, input.clubId, now)
    }),
  ),

  exemptFromDues: os.exemptFromDues.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      await requireCheckForClub(db, actor)
      const personId = await exemptFromDues(db, { actor, now, input: input })
      return { personId, percent: input.percent }
    }),
  ),
}

async function duesOf(db: Queryable, clubId: string, now: Date): Promise<DuesShape> {
  const schedule = await findSchedule(db, clubId)
  const teams = await findClubTeams(db, clubId)
  return {
    rules: schedule?.rules ?? null,
    currency: schedule?.currency ?? (await findUsualCurrency(db, clubId)),
    months: schedule?.months ?? 12,
    version: schedule?.version ?? 0,
    teams: teams.map(({ id, name }) => ({ id, name })),
    runs: [...(await findRuns(db, clubId, now))],
    plans: [...(await findShownPlans(db, clubId, dayInZone(now, 'UTC')))],
  }
}

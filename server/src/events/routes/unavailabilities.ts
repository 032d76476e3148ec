import { implement } from '@orpc/server'
import { unavailabilityEndpoints } from '@touchline/contract/events/endpoints/unavailabilities'
import type { Unavailabilities } from '@touchline/contract/events/shapes/unavailability'
import { mayKeepUnavailabilities } from '@touchline/domain/events/permissions'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { accountCommand } from '#server/platform/http/handlers.ts'
import { actorIn, teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { addUnavailabilities } from '../commands/add-unavailabilities.ts'
import {
  changeUnavailability,
  removeUnavailability,
  type MemberContext,
} from '../commands/unavailabilities.ts'
import { requireTeamZone } from '../queries/records.ts'
import { findUnavailabilities, requireMember } from '../queries/unavailabilities.ts'

const os = implement(unavailabilityEndpoints).$context<RequestContext>()

export const unavailabilityRoutes = {
  unavailabilities: os.unavailabilities.handler(
    teamQuery(async ({ db, actor, now, input: { memberId } }) => {
      await requireMember(db, actor, memberId)
      return listFor(db, { actor, now, memberId })
    }),
  ),

  /** Goes through the teams in a fixed order, so that two requests can't deadlock. */
  addUnavailabilities: os.addUnavailabilities.handler(
    accountCommand(async ({ db, now, context, input: { people, overridesAnswers, ...days } }) => {
      const teams = Map.groupBy(people, ({ teamId }) => teamId)
      let preAnswered = 0
      for (const teamId of [...teams.keys()].toSorted()) {
        const actor = await actorIn(db, context, teamId)
        const memberIds = [...new Set(teams.get(teamId)?.map(({ memberId }) => memberId))]
        const absent = { actor, now, memberIds, overridesAnswers }
        preAnswered += await addUnavailabilities(db, absent, days)
      }
      return { preAnswered }
    }),
  ),

  changeUnavailability: os.changeUnavailability.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      const on = { actor, now, memberId: input.memberId }
      await changeUnavailability(db, on, { ...input, days: input })
      return listFor(db, on)
    }),
  ),

  removeUnavailability: os.removeUnavailability.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      const on = { actor, now, memberId: input.memberId }
      await removeUnavailability(db, on, input.unavailabilityId)
      return listFor(db, on)
    }),
  ),
}

async function listFor(
  db: Queryable,
  { actor, now, memberId }: MemberContext,
): Promise<Unavailabilities> {
  if (!mayKeepUnavailabilities(actor, memberId)) throw new AppError('not_allowed')
  const { teamId } = actor
  const today = dayInZone(now, await requireTeamZone(db, teamId))
  return { unavailabilities: await findUnavailabilities(db, { teamId, memberId }, { today, now }) }
}

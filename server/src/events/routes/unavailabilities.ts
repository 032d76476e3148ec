import { implement } from '@orpc/server'
import { unavailabilityEndpoints } from '@touchline/contract/events/endpoints/unavailabilities'
import type { Unavailabilities } from '@touchline/contract/events/shapes/unavailability'
import { mayKeepUnavailabilities } from '@touchline/domain/events/permissions'
import type { Actor } from '@touchline/domain/teams/actor'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { requireMemberPage } from '#server/members/queries/pages.ts'
import { viewerOf } from '#server/members/routes/viewer.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import {
  addUnavailability,
  changeUnavailability,
  removeUnavailability,
  type OnMember,
} from '../commands/unavailabilities.ts'
import { requireTeamZone } from '../queries/records.ts'
import { findUnavailabilities } from '../queries/unavailabilities.ts'

const route = implement(unavailabilityEndpoints).$context<RequestContext>()

interface MemberInput {
  readonly teamId: string
  readonly memberId: string
}

export const unavailabilityRoutes = {
  unavailabilities: route.unavailabilities.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    const viewer = await viewerOf(context, database, input.teamId)
    await requireMemberPage(database, viewer, input.memberId)
    return listFor(database, { actor: viewer.actor, now: clock(), memberId: input.memberId })
  }),

  addUnavailability: route.addUnavailability.handler(({ input, context }) =>
    onMember(context, input, (tx, on) => addUnavailability(tx, on, input)),
  ),

  changeUnavailability: route.changeUnavailability.handler(({ input, context }) =>
    onMember(context, input, (tx, on) => changeUnavailability(tx, on, { ...input, days: input })),
  ),

  removeUnavailability: route.removeUnavailability.handler(({ input, context }) =>
    onMember(context, input, (tx, on) => removeUnavailability(tx, on, input.unavailabilityId)),
  ),
}

type Act = (tx: Transaction, on: OnMember) => Promise<void>

/** Acts on a person's days and shows what they are now. */
function onMember(context: RequestContext, { teamId, memberId }: MemberInput, act: Act) {
  return command(context, async (tx) => {
    const { actor } = await viewerOf(context, tx, teamId)
    const on = { actor, now: context.platform.clock(), memberId }
    await act(tx, on)
    return listFor(tx, on)
  })
}

async function listFor(
  db: Queryable,
  {
    actor,
    now,
    memberId,
  }: { readonly actor: Actor; readonly now: Date; readonly memberId: string },
): Promise<Unavailabilities> {
  if (!mayKeepUnavailabilities(actor, memberId)) throw new AppError('not_allowed')
  const { teamId } = actor
  const today = dayInZone(now, await requireTeamZone(db, teamId))
  return { unavailabilities: await findUnavailabilities(db, { teamId, memberId }, { today, now }) }
}

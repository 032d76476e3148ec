import { implement } from '@orpc/server'
import { guestEndpoints } from '@touchline/contract/events/endpoints/guests'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { inviteGuests, requirePossibleGuests } from '../commands/guests.ts'
import { requireEvent } from '../queries/calendar.ts'
import { askingOf } from './asking.ts'

const os = implement(guestEndpoints).$context<RequestContext>()

/** Guests from the club's other teams. */
export const guestRoutes = {
  guests: os.guests.handler(async ({ input, context }) => {
    const { database } = context.platform
    const { actor } = await askingOf(context, input, database)
    await requireEvent(database, actor, input.eventId)
    return requirePossibleGuests(database, actor, input)
  }),

  inviteGuests: os.inviteGuests.handler(({ input, context }) =>
    command(context, async (tx) =>
      inviteGuests(tx, await askingOf(context, input, tx), input.memberIds),
    ),
  ),
}

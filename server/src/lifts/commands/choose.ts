import type { EventContext } from '#server/events/commands/event-context.ts'
import { lockEvent } from '#server/events/queries/event-lock.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { saveChoice } from '../queries/changes.ts'
import { findLifts } from '../queries/lifts.ts'
import { announceLifts } from './announce-lifts.ts'

/** Staff switches the lifts of an event on or off; not while someone drives or needs a lift. */
export async function chooseLifts(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
  isOn: boolean,
): Promise<void> {
  const { teamId, accountId } = actor
  const key = { teamId, eventId }
  const event = await lockEvent(tx, key)
  if (event.cancelledAt !== null) throw new AppError('event_cancelled')
  const { offers, requests } = await findLifts(tx, key)
  if (!isOn && offers.length + requests.length > 0) throw new AppError('conflict')
  await saveChoice(tx, key, { isOn, accountId, now })
  await announceLifts(tx, key, { actorId: accountId })
}

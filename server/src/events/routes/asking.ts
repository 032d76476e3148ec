import type { Queryable } from '#server/platform/database/database.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { requireEventActor } from '../queries/guests.ts'
import type { EventKey } from '../queries/page.ts'

/** Who asks something about an event, and when. Use `eventQuery` and `eventCommand` instead. */
export async function askingOf(context: RequestContext, key: EventKey, db: Queryable) {
  const actor = await requireEventActor(db, key, requireAccount(context))
  return { actor, now: context.platform.clock(), eventId: key.eventId }
}

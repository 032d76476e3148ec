import type { Actor } from '@touchline/domain/teams/actor'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import { requireAnswerer } from '../queries/event-lock.ts'
import { requireComer } from '../queries/guests.ts'
import type { EventKey } from '../queries/page.ts'

/** Who asks something about an event, and when; guests of the event may ask as well. */
export async function askingOf(context: RequestContext, key: EventKey, db: Queryable) {
  const actor = await requireComer(db, key, requireAccount(context))
  return { actor, now: context.platform.clock(), eventId: key.eventId }
}

/** The same of somebody who answers, with the event locked. */
export async function answeringOf(context: RequestContext, key: EventKey, tx: Transaction) {
  const { actor, locked } = await requireAnswerer(tx, key, requireAccount(context))
  return { actor, locked, now: context.platform.clock(), eventId: key.eventId }
}

export async function actorOf(
  context: RequestContext,
  teamId: string,
  db: Queryable = context.platform.database,
): Promise<Actor> {
  const account = requireAccount(context)
  return requireActor(db, { account, teamId })
}

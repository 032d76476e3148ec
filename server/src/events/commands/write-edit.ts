import type { Actor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'

import { saveDates } from '../queries/dates.ts'
import { lockEvent } from '../queries/event-lock.ts'
import { markMoved, voidAnswers } from '../queries/moving.ts'
import { recordChanges } from './announce-changes.ts'
import { exchangeAttachments } from './attachments.ts'
import { cutSeries } from './cut-series.ts'
import type { EditPlan } from './plan-edit.ts'
import { settlePreAnswers } from './pre-answers.ts'
import { restoreAnswers } from './restore-answers.ts'
import { promoteFromWaitingList } from './waiting-list.ts'

/** Applies a plan; added places promote people from the waiting list. */
export async function writeEdit(
  tx: Transaction,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  plan: EditPlan,
): Promise<void> {
  const { changed } = plan
  const { teamId } = actor
  const moving = changed.filter((date) => date.moves)
  const moved = { teamId, eventIds: moving.map(({ event }) => event.id) }
  await recordChanges(
    tx,
    { teamId, actorId: actor.accountId, now },
    moving.map(({ event, facts }) => ({ ...event, willStartAt: facts.startsAt })),
  )
  if (plan.asksAgain) await voidAnswers(tx, moved, now)
  await cutSeries(tx, { actor, now }, plan)
  await saveDates(
    tx,
    { teamId, now },
    changed.map(({ event, facts, own }) => ({ id: event.id, facts, own })),
  )
  await exchangeAttachments(tx, { actor, now }, changed)
  if (moving.length > 0) {
    await markMoved(tx, moved, now)
    await restoreAnswers(tx, moved)
    await settlePreAnswers(tx, moved, now)
  }
  for (const { event, difference } of changed)
    if (difference.includes('places')) {
      const key = { teamId, eventId: event.id }
      await promoteFromWaitingList(tx, key, await lockEvent(tx, key))
    }
}

import type { Actor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'

import { unfollow } from '../queries/calendar-entries.ts'
import { saveDates } from '../queries/dates.ts'
import { voidAnswers } from '../queries/moving.ts'
import { exchangeAttachments } from './attachments.ts'
import { cutSeries } from './cut-series.ts'
import { settleLine } from './line.ts'
import type { EditPlan } from './plan-edit.ts'
import { settlePreAnswers } from './pre-answers.ts'

/** Does what a plan says: what moved loses its answers, more places let the next in line come in. */
export async function writeEdit(
  tx: Transaction,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  plan: EditPlan,
): Promise<void> {
  const { changed } = plan
  const { teamId } = actor
  const moved = changed.filter(({ asksAgain }) => asksAgain).map(({ event }) => event.id)
  if (moved.length > 0) await voidAnswers(tx, { teamId, eventIds: moved }, now)
  await cutSeries(tx, { actor, now }, plan)
  await unfollow(tx, { teamId, eventIds: changed.map(({ event }) => event.id) })
  await saveDates(
    tx,
    { teamId, now },
    changed.map(({ event, facts, own }) => ({ id: event.id, facts, own })),
  )
  await exchangeAttachments(tx, { actor, now }, changed)
  if (moved.length > 0) await settlePreAnswers(tx, { teamId, eventIds: moved }, now)
  for (const { event, facts, asksAgain, difference } of changed)
    if (!asksAgain && difference.includes('places'))
      await settleLine(
        tx,
        { teamId, eventId: event.id },
        { places: facts.places, counts: event.counts },
      )
}

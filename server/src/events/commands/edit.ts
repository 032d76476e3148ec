import type { EventChange } from '@touchline/contract/events/shapes/draft'
import type { EditEffect } from '@touchline/contract/events/shapes/requests'
import type { Scope } from '@touchline/domain/events/scopes'
import { may } from '@touchline/domain/teams/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockDates, type EditableEvent } from '../queries/editable.ts'
import { countAnswerers } from '../queries/moving.ts'
import type { EventContext } from './event-context.ts'
import { planEdit, type EditPlan } from './plan-edit.ts'
import { writeEdit } from './write-edit.ts'

export interface EventEdit {
  readonly scope?: Scope | undefined
  readonly version: number
  readonly changes: EventChange
  /** The changed fields as the editor first saw them. */
  readonly was?: EventChange | undefined
  /** Whether earlier answers stop counting; by default only when the day changes. */
  readonly askAgain?: boolean | undefined
}

/** The effect of an edit, without saving it. */
export async function previewChange(
  tx: Transaction,
  asking: EventContext,
  edit: EventEdit,
): Promise<EditEffect> {
  return effectOf(tx, await planOf(tx, asking, edit))
}

/**
 * Changes an event or dates of its series. Answers stay unless people are asked again; everyone
 * invited is notified of a new day, time or place.
 */
export async function changeEvent(
  tx: Transaction,
  asking: EventContext,
  edit: EventEdit,
): Promise<EditEffect> {
  const { actor, now } = asking
  const plan = await planOf(tx, asking, edit)
  const effect = await effectOf(tx, plan)
  const { changed } = plan
  const [first] = changed
  if (first === undefined) return effect

  await writeEdit(tx, { actor, now }, plan)
  const { teamId } = actor
  const moved = changed.filter((date) => date.moves)
  await announce(tx, {
    name: 'events.changed',
    topics: [`team:${teamId}`],
    payload: {
      teamId,
      eventId: (moved[0] ?? first).event.id,
      count: moved.length || changed.length,
      actorId: actor.accountId,
    },
  })
  return effect
}

async function planOf(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
  { scope = 'one', askAgain, ...edit }: EventEdit,
): Promise<EditPlan> {
  const dates = await lockDates(tx, { teamId: actor.teamId, eventId })
  const anchor = dates.find(({ id }) => id === eventId)
  if (anchor === undefined) throw new AppError('not_found')
  if (!may(actor, 'events.edit')) throw new AppError('not_allowed')
  if (anchor.cancelledAt !== null) throw new AppError('event_cancelled')
  refuseStale(anchor, edit)
  return planEdit(tx, { dates, anchor, scope, now, askAgain, teamId: actor.teamId }, edit.changes)
}

async function effectOf(tx: Transaction, plan: EditPlan): Promise<EditEffect> {
  const moved = plan.changed.filter((date) => date.moves)
  const eventIds = moved.map(({ event }) => event.id)
  return {
    difference: [...new Set(plan.changed.flatMap(({ difference }) => difference))],
    dates: plan.changed.length,
    ownDates: plan.ownDates,
    moves: moved.length > 0,
    movesDay: moved.some((date) => date.movesDay),
    askedAgain: plan.asksAgain,
    answerers: await countAnswerers(tx, { teamId: plan.teamId, eventIds }),
  }
}

/** Another person's edit is a conflict only when it changed the same fields. */
function refuseStale(
  { version, fields }: EditableEvent,
  edit: Pick<EventEdit, 'version' | 'changes' | 'was'>,
): void {
  if (version === edit.version) return
  const now = JSON.stringify(valuesOf(fields, edit.changes))
  const then = edit.was && JSON.stringify(valuesOf(edit.was, edit.changes))
  if (now !== then) throw new AppError('changed_meanwhile')
}

function valuesOf(fields: EventChange, changes: EventChange): unknown[] {
  const values = new Map<string, unknown>(Object.entries(fields))
  return Object.keys(changes).map((field) => [field, values.get(field) ?? null])
}

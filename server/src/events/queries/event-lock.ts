import type { Counts } from '@touchline/domain/events/answers'
import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Asker } from '#server/teams/queries/actor.ts'

import { requireComerBeside } from './guests.ts'
import type { EventKey } from './page.ts'

/** An event while its row is locked: nobody else changes its answers meanwhile. */
export interface LockedEvent {
  readonly places: number | null
  readonly counts: Counts
  readonly cancelledAt: string | null
  readonly answerUntil: string | null
  readonly endsAt: string
  /** Its day, time or place is not the first one. */
  readonly hasMoved: boolean
}

export async function lockEvent(tx: Transaction, key: EventKey): Promise<LockedEvent> {
  const row = await eventLock(tx, key).executeTakeFirst()
  if (row === undefined) throw new AppError('not_found')
  return lockedFrom(row)
}

/** Who answers, and the event, locked, in one statement. */
export async function requireAnswerer(
  tx: Transaction,
  key: EventKey,
  account: Asker['account'],
): Promise<{ readonly actor: Actor; readonly locked: LockedEvent }> {
  const lock = sql<LockedRow | null>`(select row_to_json(e) from (${eventLock(tx, key)}) as e)`
  const { actor, value } = await requireComerBeside(tx, { key, account }, lock)
  if (value === null) throw new AppError('not_found')
  return { actor, locked: lockedFrom(value) }
}

function eventLock(tx: Transaction, { teamId, eventId }: EventKey) {
  return tx
    .selectFrom('events')
    .select(['places', 'going_count', 'maybe_count', 'not_going_count', 'waiting_count'])
    .select(['cancelled_at', 'answer_until', 'ends_at', 'timed_at'])
    .where('team_id', '=', teamId)
    .where('id', '=', eventId)
    .forUpdate()
}

/** Beside other things a row comes as JSON: its moments are strings then. */
interface LockedRow {
  readonly places: number | null
  readonly going_count: number
  readonly maybe_count: number
  readonly not_going_count: number
  readonly waiting_count: number
  readonly cancelled_at: Date | string | null
  readonly answer_until: Date | string | null
  readonly ends_at: Date | string
  readonly timed_at: Date | string | null
}

function lockedFrom(row: LockedRow): LockedEvent {
  const moment = (value: Date | string): string => new Date(value).toISOString()
  return {
    places: row.places,
    counts: {
      going: row.going_count,
      maybe: row.maybe_count,
      notGoing: row.not_going_count,
      waiting: row.waiting_count,
    },
    cancelledAt: row.cancelled_at && moment(row.cancelled_at),
    answerUntil: row.answer_until && moment(row.answer_until),
    endsAt: moment(row.ends_at),
    hasMoved: row.timed_at !== null,
  }
}

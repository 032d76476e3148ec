import type { Counts } from '@touchline/domain/events/answers'
import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { statement, type ParameterOf } from '#server/platform/database/statement.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Asker } from '#server/teams/queries/actor.ts'

import { inviteeRow, toInvitedMember, type InviteeRow, type InvitedMember } from './answers.ts'
import { requireEventActorWith, type EventActorKey } from './guests.ts'
import type { EventKey } from './page.ts'

/** An event whose row is locked against other answers. */
export interface LockedEvent {
  readonly places: number | null
  readonly counts: Counts
  readonly cancelledAt: string | null
  readonly answerUntil: string | null
  readonly endsAt: string
  /** Its day, time or place has changed at least once. */
  readonly hasMoved: boolean
}

export async function lockEvent(tx: Transaction, key: EventKey): Promise<LockedEvent> {
  const [row] = await lock(tx, { teamId: key.teamId, eventId: key.eventId })
  if (row === undefined) throw new AppError('not_found')
  return lockedFrom(row)
}

const lock = statement<EventKey, LockedRow>(eventLock)

/** The actor, the locked event and the one person of the answer, in one statement. */
export async function requireActorAndLock(
  tx: Transaction,
  key: Omit<EventActorKey, 'accountId'>,
  account: Asker['account'],
): Promise<{
  readonly actor: Actor
  readonly locked: LockedEvent
  readonly asked: InvitedMember | undefined
}> {
  const { actor, value } = await actorAndLock(tx, key, account)
  if (value.event === null) throw new AppError('not_found')
  // Every answer updates the event: an unchanged row means that no answer came while waiting for
  // the lock.
  const isCurrent = value.event.written_by === value.seen_by
  const asked = isCurrent && value.asked !== null ? toInvitedMember(value.asked) : undefined
  return { actor, locked: lockedFrom(value.event), asked }
}

interface ActorAndLock {
  readonly event: (LockedRow & Written) | null
  readonly seen_by: string | null
  readonly asked: InviteeRow | null
}

/** The transaction that last wrote the row. */
interface Written {
  readonly written_by: string
}

const actorAndLock = requireEventActorWith(
  (value) => sql<ActorAndLock>`json_build_object(
    'event', (select row_to_json(e) from (${eventLock(value)}) as e),
    'seen_by', (select xmin::text from events
      where team_id = ${value('teamId')} and id = ${value('eventId')}),
    'asked', (select row_to_json(one) from (${inviteeRow(value)}) as one))`,
)

function eventLock(value: ParameterOf<EventKey>) {
  return sql<LockedRow & Written>`
    select xmin::text as written_by, places, going_count, maybe_count, not_going_count, waiting_count,
      cancelled_at, answer_until, ends_at, timed_at
    from events where team_id = ${value('teamId')} and id = ${value('eventId')} for update`
}

/** A row read as JSON, with instants as strings. */
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

import type { PossibleGuests } from '@touchline/contract/events/shapes/guests'
import type { Actor } from '@touchline/domain/teams/actor'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { statement, type ParameterOf } from '#server/platform/database/statement.ts'
import { AppError } from '#server/platform/errors.ts'
import {
  actorInOtherTeam,
  actorFrom,
  withTokenLimits,
  type Asker,
} from '#server/teams/queries/actor.ts'

import type { EventKey } from './page.ts'

/** The people of some teams, each with whether the event invites them. */
export async function findPossibleGuests(
  db: Queryable,
  { teamId, eventId }: EventKey,
  teamIds: readonly string[],
): Promise<PossibleGuests> {
  const found = await sql<PossibleGuests['teams'][number]>`
    select t.id, t.name, json_agg(json_build_object(
      'memberId', m.id, 'firstName', m.first_name, 'lastName', m.last_name, 'role', m.role,
      'isInvited', g.member_id is not null) order by m.last_name, m.first_name, m.id) as members
    from teams t
    join members m on m.team_id = t.id and m.left_at is null and m.archived_at is null
    left join event_guests g on g.team_id = ${teamId} and g.event_id = ${eventId}
      and g.guest_team_id = m.team_id and g.member_id = m.id
    where t.id = any(${[...teamIds]}::uuid[])
    group by t.id, t.name order by t.name, t.id`.execute(db)
  return { teams: found.rows }
}

interface Inviting {
  readonly accountId: string
  readonly now: Date
  readonly guests: readonly { readonly memberId: string; readonly guestTeamId: string }[]
}

export async function insertGuests(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  { accountId, now, guests }: Inviting,
): Promise<void> {
  if (guests.length === 0) return
  await tx
    .insertInto('event_guests')
    .values(
      guests.map(({ memberId, guestTeamId }) => ({
        team_id: teamId,
        event_id: eventId,
        member_id: memberId,
        guest_team_id: guestTeamId,
        invited_by: accountId,
        invited_at: now,
      })),
    )
    .onConflict((row) => row.doNothing())
    .execute()
}

/** Removes guests, and their answers from the counts; the history stays. */
export async function removeGuests(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  memberIds: readonly string[],
): Promise<void> {
  await sql`
    with gone as (
      delete from event_guests where team_id = ${teamId} and event_id = ${eventId}
        and member_id = any(${[...memberIds]}::uuid[])
      returning member_id
    )
    delete from answers a using gone
    where a.team_id = ${teamId} and a.event_id = ${eventId} and a.member_id = gone.member_id
      and a.guest_team_id is not null`.execute(tx)
}

/** The roster rows of other teams through which an account is a guest of an event. */
export function guestRows(value: ParameterOf<EventActorKey>) {
  const [team, event] = [value('teamId'), value('eventId')]
  return sql<string[] | null>`(
    case when exists (select from event_guests g where g.team_id = ${team} and g.event_id = ${event})
      then guests_spoken_for(${team}, ${event}, ${value('accountId')}) end)`
}

/** Events of other teams to which the account or its child is invited as a guest. */
export async function findSubscribedEvents(
  db: Queryable,
  accountId: string,
): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    with near as (
      select team_id, id as member_id from members where account_id = ${accountId}
      union
      select c.team_id, c.member_id from guardians p
      join guardianships c on c.team_id = p.team_id and c.guardian_id = p.id
      where p.account_id = ${accountId}
    )
    select distinct g.event_id as id from near
    join event_guests g on g.guest_team_id = near.team_id and g.member_id = near.member_id
    where g.member_id = any(guests_spoken_for(g.team_id, g.event_id, ${accountId}))`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** Accounts that may answer for some guests; their streams subscribe again. */
export async function findGuestAccounts(
  db: Queryable,
  guests: readonly { readonly memberId: string; readonly guestTeamId: string }[],
): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    with chosen as (
      select * from unnest(${guests.map(({ guestTeamId }) => guestTeamId)}::uuid[],
        ${guests.map(({ memberId }) => memberId)}::uuid[]) as n (team_id, member_id)
    )
    select m.account_id as id from chosen n
    join members m on m.team_id = n.team_id and m.id = n.member_id and m.account_id is not null
    union
    select p.account_id from chosen n
    join guardianships c on c.team_id = n.team_id and c.member_id = n.member_id
    join guardians p on p.team_id = c.team_id and p.id = c.guardian_id and p.account_id is not null
  `.execute(db)
  return found.rows.map(({ id }) => id)
}

export interface EventActorKey extends EventKey {
  readonly accountId: string
  /** A person whose answer is read in the same statement. */
  readonly memberId?: string | undefined
}

/**
 * The account's actor for one event: of its team, as a guest, or both; throws `not_found` for
 * others.
 */
export const requireEventActor = eventActorBy(() => sql<null>`null`)

/** The same with a second value as JSON, in one statement. */
export const requireEventActorWith = eventActorWith

function eventActorBy(value: (parameter: ParameterOf<EventActorKey>) => RawBuilder<unknown>) {
  const find = eventActorWith(value)
  return async (db: Queryable, key: EventKey, account: Asker['account']): Promise<Actor> =>
    (await find(db, key, account)).actor
}

function eventActorWith<T>(value: (parameter: ParameterOf<EventActorKey>) => RawBuilder<T>) {
  const guestIds = (parameter: ParameterOf<EventActorKey>) => guestRows(parameter)
  const own = actorInOtherTeam<EventActorKey, { guests: string[] | null; value: T }>(
    (parameter) =>
      sql`json_build_object('guests', ${guestIds(parameter)}, 'value', ${value(parameter)})`,
  )
  const guests = alone(guestIds)
  const rest = alone(value)
  return async (
    db: Queryable,
    { teamId, eventId, memberId }: Omit<EventActorKey, 'accountId'>,
    account: Asker['account'],
  ): Promise<{ readonly actor: Actor; readonly value: T }> => {
    const key = { teamId, eventId, memberId, accountId: account.id }
    const [row] = await own(db, key)
    // Only guests of the event may trigger the second read, which may take a lock.
    const ids = row === undefined ? await guests(db, key) : row.beside.guests
    const actor = eventActorFrom({ own: actorFrom(row, account.id), guests: ids }, key, account)
    if (actor === undefined) throw new AppError('not_found')
    return { actor, value: row === undefined ? await rest(db, key) : row.beside.value }
  }
}

/** The actor for a team member, a guest, or both; undefined for others. */
export function eventActorFrom(
  { own, guests }: { readonly own: Actor | undefined; readonly guests: readonly string[] | null },
  { teamId, accountId }: EventActorKey,
  account: Pick<Actor, 'program'>,
): Actor | undefined {
  if (own === undefined && guests === null) return undefined
  const actor = withTokenLimits(own ?? { ...stranger, accountId, teamId }, account)
  return guests === null ? actor : { ...actor, childIds: [...actor.childIds, ...guests] }
}

/** A statement that selects one value. */
function alone<T>(value: (parameter: ParameterOf<EventActorKey>) => RawBuilder<T>) {
  const ask = statement<EventActorKey, { value: T }>(
    (parameter) => sql`select ${value(parameter)} as value`,
  )
  return async (db: Queryable, key: EventActorKey): Promise<T> => {
    const [row] = await ask(db, key)
    if (row === undefined) throw new Error('A select without a table has one row.')
    return row.value
  }
}

const stranger = {
  clubId: undefined,
  memberId: undefined,
  isAdmin: false,
  isCoach: false,
  childIds: [],
} as const

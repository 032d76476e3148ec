import type { Recipient } from '@touchline/domain/notifications/recipients'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { sql, type RawBuilder } from 'kysely'

import { guestsOf, isInvitedNow } from '#server/events/queries/event-rows.ts'
import { silentPeople, silentPlayers } from '#server/events/queries/reminding.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { findLacking } from '#server/teams/queries/checks.ts'
import { hasRole, leadsTeam } from '#server/teams/queries/club-roles.ts'
import { blockedFrom, isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import { homeColumns, homeOf, noHome, withPlan, type Period, type StoredHome } from './homes.ts'

interface Reached extends StoredHome {
  readonly accountId: string
  readonly hasMuted: boolean
  readonly relation: 'self' | 'child'
  readonly dateOfBirth: string | null
  readonly timeZone: string
}

export interface Ask {
  readonly teamId: string
  readonly now: Date
  /** Of a child with two homes, asks those the child is with in this period; without it both. */
  readonly during?: Period | undefined
}

/** The invited people, and their guardians. */
export function findAskedPeople(
  db: Queryable,
  ask: Ask & { readonly eventId: string },
): Promise<Recipient[]> {
  const people = sql`
    select m.* from members m
    join events e on e.team_id = m.team_id and e.id = ${ask.eventId}
    where m.team_id = ${ask.teamId} and ${isInvitedNow}
    union
    select m.* from events e cross join lateral (select * from ${guestsOf} g) m
    where e.team_id = ${ask.teamId} and e.id = ${ask.eventId}`
  return findRecipientsOf(db, ask, people)
}

/** The guests just invited to an event, and their guardians. */
export function findNewGuests(
  db: Queryable,
  ask: Ask & { readonly eventId: string; readonly invitedAt: Date },
): Promise<Recipient[]> {
  const people = sql`
    select m.* from event_guests g
    join members m on m.team_id = g.guest_team_id and m.id = g.member_id
    where g.team_id = ${ask.teamId} and g.event_id = ${ask.eventId} and g.invited_at = ${ask.invitedAt}`
  return findRecipientsOf(db, ask, people)
}

/** People in the line-up of a match, and their guardians. */
export function findLinedUp(
  db: Queryable,
  ask: Ask & { readonly eventId: string },
): Promise<Recipient[]> {
  const people = sql`
    select m.* from line_up_players p
    join members m on m.team_id = p.roster_team_id and m.id = p.member_id
    where p.team_id = ${ask.teamId} and p.event_id = ${ask.eventId}`
  return findRecipientsOf(db, ask, people)
}

/**
 * The people invited to a changed event or to another changed date of its series, those who answered, and
 * the guardians of all.
 */
export function findNotifiedOfChange(
  db: Queryable,
  ask: Ask & { readonly eventId: string; readonly changedAt: Date },
): Promise<Recipient[]> {
  const changed = sql`
    select e.* from events one
    join events e on e.team_id = one.team_id and (e.id = one.id
      or (e.series_id = one.series_id and e.announced_change_at = ${ask.changedAt}))
    where one.team_id = ${ask.teamId} and one.id = ${ask.eventId}`
  const people = sql`
    select m.* from members m where m.team_id = ${ask.teamId} and exists (
      select from (${changed}) e where ${isInvitedNow} or exists (select from answers a
        where a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id))
    union
    select m.* from (${changed}) e cross join lateral (select * from ${guestsOf} g) m`
  return findRecipientsOf(db, ask, people)
}

/** People who are coming with a place, and their guardians. */
export function findComers(
  db: Queryable,
  ask: Ask & { readonly eventId: string; readonly memberId?: string },
): Promise<Recipient[]> {
  const people = sql`
    select m.* from answers a
    join members m on m.team_id = a.roster_team_id and m.id = a.member_id
    where a.team_id = ${ask.teamId} and a.event_id = ${ask.eventId} and a.answer = 'going'
      and a.waiting_order is null and a.member_id = coalesce(${ask.memberId ?? null}, a.member_id)`
  return findRecipientsOf(db, ask, people)
}

/** Everyone who commented on an event. */
export async function findWriters(
  db: Queryable,
  { teamId, eventId }: { readonly teamId: string; readonly eventId: string },
): Promise<Recipient[]> {
  const found = await sql<{ accountId: string; hasMuted: boolean }>`
    select distinct c.account_id as "accountId", ${hasMuted(teamId, sql`c.account_id`)}
    from event_comments c
    where c.team_id = ${teamId} and c.event_id = ${eventId}`.execute(db)
  return found.rows.map(themselves)
}

/** The invited people without an answer, and their guardians. */
export function findSilentPeople(
  db: Queryable,
  ask: Ask & { readonly eventId: string },
): Promise<Recipient[]> {
  return findRecipientsOf(db, ask, silentPeople(ask))
}

/** Those of them who play. */
export function findSilentPlayers(
  db: Queryable,
  ask: Ask & { readonly eventId: string },
): Promise<Recipient[]> {
  return findRecipientsOf(db, ask, silentPlayers(ask))
}

/** Someone on the roster, and their guardians. */
export function findPeopleOf(
  db: Queryable,
  ask: Ask & { readonly memberId: string },
): Promise<Recipient[]> {
  return findRecipientsOf(
    db,
    ask,
    sql`select * from members where team_id = ${ask.teamId} and id = ${ask.memberId}`,
  )
}

/** Everyone in a team, even when deleted: members, guardians and the club people who manage it. */
export async function findWholeTeam(db: Queryable, ask: Ask): Promise<Recipient[]> {
  const people = sql`select * from members where team_id = ${ask.teamId}`
  return [...(await findRecipientsOf(db, ask, people)), ...(await findLeaders(db, ask.teamId))]
}

/**
 * A team's staff: coaches, admins, and those who manage it for the club; optionally only with a
 * background check.
 */
export function findStaff(db: Queryable, ask: Ask): Promise<Recipient[]> {
  return findRunners(db, ask, {
    runsIt: ({ isCoach, isAdmin }) => isAdmin || isCoach,
    findOfClub: findLeaders,
  })
}

/** Staff who are not blocked from this member. */
export async function findStaffFor(
  db: Queryable,
  { memberId, ...ask }: Ask & { readonly memberId: string },
): Promise<Recipient[]> {
  const staff = await findStaff(db, ask)
  const accountIds = staff.map(({ accountId }) => accountId)
  const found = await sql<{ accountId: string }>`
    select asked.id as "accountId" from unnest(${accountIds}::uuid[]) as asked (id)
    where ${memberId}::uuid = any(${blockedFrom(sql`${ask.teamId}::uuid`, sql`asked.id`)})`.execute(
    db,
  )
  const kept = new Set(found.rows.map(({ accountId }) => accountId))
  return staff.filter(({ accountId }) => !kept.has(accountId))
}

/** The admins alone, and the managers of the club. */
export function findAdmins(db: Queryable, ask: Ask): Promise<Recipient[]> {
  return findRunners(db, ask, { runsIt: ({ isAdmin }) => isAdmin, findOfClub: findManagers })
}

interface Office {
  readonly isCoach: boolean
  readonly isAdmin: boolean
}

interface Runners {
  readonly runsIt: (office: Office) => boolean
  readonly findOfClub: (db: Queryable, teamId: string) => Promise<Recipient[]>
}

async function findRunners(
  db: Queryable,
  { teamId }: Ask,
  { runsIt, findOfClub }: Runners,
): Promise<Recipient[]> {
  const found = await sql<{
    accountId: string
    isCoach: boolean
    isAdmin: boolean
    hasMuted: boolean
  }>`
    select m.account_id as "accountId", m.is_coach as "isCoach", m.is_admin as "isAdmin", ${hasMuted(teamId, sql`m.account_id`)}
    from members m
    where m.team_id = ${teamId} and m.account_id is not null
      and m.left_at is null and m.archived_at is null`.execute(db)
  const staff = found.rows.filter(runsIt)
  const all = [...staff.map(themselves), ...(await findOfClub(db, teamId))]
  const accountIds = all.map(({ accountId }) => accountId)
  const lacking = await findLacking(db, { teamId, accountIds })
  return all.filter(({ accountId }) => !lacking.has(accountId))
}

/** One account among a team's people. */
export async function findOne(
  db: Queryable,
  { teamId, accountId }: { readonly teamId: string; readonly accountId: string },
): Promise<Recipient[]> {
  const found = await sql<{
    hasMuted: boolean
  }>`select ${hasMuted(teamId, sql`${accountId}`)}`.execute(db)
  return found.rows.map((row) => themselves({ ...row, accountId }))
}

/** The safeguarding person of the team's club, while they have a role there. */
export async function findSafeguardingPerson(db: Queryable, teamId: string): Promise<Recipient[]> {
  const found = await sql<{ accountId: string; hasMuted: boolean }>`
    select k.account_id as "accountId", ${hasMuted(teamId, sql`k.account_id`)}
    from teams t join clubs club on club.id = t.club_id
    join club_roles k on k.club_id = t.club_id and k.account_id = club.safeguarding_account_id
    where t.id = ${teamId}`.execute(db)
  return found.rows.map(themselves)
}

/** Club people who manage the team: managers, and youth directors for a youth team. */
export async function findLeaders(db: Queryable, teamId: string): Promise<Recipient[]> {
  const found = await sql<{ accountId: string; hasMuted: boolean }>`
    select k.account_id as "accountId", ${hasMuted(teamId, sql`k.account_id`)}
    from teams t join club_roles k on k.club_id = t.club_id and ${leadsTeam('k', 't')}
    where t.id = ${teamId}`.execute(db)
  return found.rows.map(themselves)
}

/** The managers of the team's club. */
async function findManagers(db: Queryable, teamId: string): Promise<Recipient[]> {
  const found = await sql<{ accountId: string; hasMuted: boolean }>`
    select k.account_id as "accountId", ${hasMuted(teamId, sql`k.account_id`)}
    from teams t join club_roles k on k.club_id = t.club_id and ${hasRole('k', 'manager')}
    where t.id = ${teamId}`.execute(db)
  return found.rows.map(themselves)
}

/** The accounts of current roster rows, and of their verified guardians. */
export async function findRecipientsOf(
  db: Queryable,
  { teamId, now, during }: Ask,
  people: RawBuilder<unknown>,
): Promise<Recipient[]> {
  const found = await sql<Reached>`
    with people as materialized (
      select p.team_id, p.id, p.account_id, p.date_of_birth from (${people}) p
      where p.left_at is null and p.archived_at is null
    )
    select m.account_id as "accountId", 'self' as relation, m.date_of_birth as "dateOfBirth",
      t.time_zone as "timeZone", ${hasMuted(teamId, sql`m.account_id`)}, m.id as "memberId", ${noHome}
    from people m join teams t on t.id = m.team_id
    where m.account_id is not null
    union all
    select g.account_id, 'child', m.date_of_birth, t.time_zone, ${hasMuted(teamId, sql`g.account_id`)},
      m.id, ${during === undefined ? noHome : homeColumns}
    from people m join teams t on t.id = m.team_id
    join guardianships care on care.team_id = m.team_id and care.member_id = m.id
    join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    ${during === undefined ? sql`` : withPlan}
    where g.account_id is not null and ${isActiveGuardianship('care', 'g')}`.execute(db)
  return found.rows.map(({ accountId, relation, dateOfBirth, timeZone, ...row }) => ({
    accountId,
    hasMuted: row.hasMuted,
    through:
      relation === 'self'
        ? { kind: 'self' }
        : {
            kind: 'child',
            dateOfBirth,
            today: dayInZone(now, timeZone),
            home: homeOf({ ...row, timeZone }, during),
          },
  }))
}

function hasMuted(teamId: string, accountId: RawBuilder<unknown>) {
  return sql`exists (select from team_mutes mute
    where mute.team_id = ${teamId} and mute.account_id = ${accountId}) as "hasMuted"`
}

function themselves(row: { accountId: string; hasMuted: boolean }): Recipient {
  return { accountId: row.accountId, hasMuted: row.hasMuted, through: { kind: 'self' } }
}

import { pictureConsentOf } from '@touchline/domain/members/pictures'
import { askAgainDays } from '@touchline/domain/photos/limits'
import type { SeasonDates } from '@touchline/domain/teams/season'
import { isMinor } from '@touchline/domain/values/age'
import { sql, type RawBuilder } from 'kysely'

import { pictureFacts, type PictureFacts } from '#server/members/queries/pictures.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isReached } from '#server/teams/queries/guardian-rights.ts'

/** The team's clock and seasons, and what says whether the reader is an adult. */
export interface Surroundings {
  readonly today: string
  readonly timeZone: string
  readonly sport: string
  readonly country: string
  readonly seasons: readonly SeasonDates[]
  readonly own: { readonly dateOfBirth: string | null; readonly hasGuardian: boolean } | null
}

export async function findSurroundings(
  db: Queryable,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string | undefined },
  now: Date,
): Promise<Surroundings | undefined> {
  const found = await sql<Surroundings>`
    select (${now}::timestamptz at time zone t.time_zone)::date as today, t.time_zone as "timeZone",
      t.sport, t.country,
      (select coalesce(json_agg(json_build_object('name', s.name, 'startsOn', s.starts_on,
        'endsOn', s.ends_on)), '[]') from seasons s where s.team_id = t.id) as seasons,
      (select json_build_object('dateOfBirth', m.date_of_birth, 'hasGuardian', exists (
          select from guardianships care where care.team_id = m.team_id and care.member_id = m.id))
        from members m where m.team_id = t.id and m.id = ${memberId ?? null}) as own
    from teams t where t.id = ${teamId}`.execute(db)
  return found.rows[0]
}

export interface UnconsentedRow {
  readonly memberId: string
  /** Differs for guests of the event. */
  readonly teamId: string
  readonly firstName: string
  readonly lastName: string
  readonly consent: 'no' | 'unanswered'
  readonly isChild: boolean
  readonly isUnreached: boolean
  /** When the guardians were last asked. */
  readonly askedAt: Date | null
}

interface PictureRow extends Omit<UnconsentedRow, 'consent' | 'isChild'> {
  readonly dateOfBirth: string | null
  readonly hasGuardian: boolean
  readonly facts: PictureFacts
}

export interface People {
  /** People who were marked absent aren't among them. */
  readonly leavesOutAbsent: boolean
  readonly people: readonly UnconsentedRow[]
}

/** SQL: guests of an event, except those who declined and weren't seen there. */
function guestsOf(teamId: string, eventId: string | null): RawBuilder<unknown> {
  return sql`
    select a.member_id from attendance_marks a
    where a.team_id = ${teamId} and a.event_id = ${eventId} and a.guest_team_id is not null
    union all
    select g.member_id from event_guests g
    where g.team_id = ${teamId} and g.event_id = ${eventId} and not exists (
      select from answers n where n.team_id = g.team_id and n.event_id = g.event_id
        and n.member_id = g.member_id and n.answer = 'not_going')`
}

/**
 * People who may be in an album and have not consented to pictures in the team: of an event everyone on
 * the roster who wasn't marked absent, and the guests who came or may have come.
 */
export async function findUnconsented(
  db: Queryable,
  teamId: string,
  { eventId, now }: { readonly eventId: string | null; readonly now: Date },
): Promise<People> {
  const marked = (isAbsent: boolean) => sql`exists (select from attendance_marks a
    where a.team_id = ${teamId} and a.event_id = ${eventId} and a.roster_team_id = m.team_id
      and a.member_id = m.id and (a.mark = 'absent') = ${isAbsent})`
  const absent = await sql`
    select 1 from attendance_marks a
    where a.team_id = ${teamId} and a.event_id = ${eventId} and a.mark = 'absent' limit 1`.execute(
    db,
  )
  const found = await sql<PictureRow>`
    select m.id as "memberId", m.team_id as "teamId", m.first_name as "firstName",
      m.last_name as "lastName", m.date_of_birth as "dateOfBirth",
      exists (select from guardianships care
        where care.team_id = m.team_id and care.member_id = m.id) as "hasGuardian",
      not ${isReached('m')} as "isUnreached", asked.requested_at as "askedAt", ${pictureFacts(now)} as facts
    from members m
    left join photo_consent_requests asked on asked.team_id = m.team_id and asked.member_id = m.id
    where m.left_at is null and (
      (m.team_id = ${teamId} and m.archived_at is null and not ${marked(true)})
      or (m.id in (${guestsOf(teamId, eventId)}) and not ${marked(true)}))
    order by m.last_name, m.first_name, m.id`.execute(db)
  const leavesOutAbsent = absent.rows.length > 0
  return { leavesOutAbsent, people: found.rows.flatMap((row) => unconsentedOf(row) ?? []) }
}

/** Undefined for people with consent. Without a birth date, someone with a guardian is a child. */
function unconsentedOf(row: PictureRow): UnconsentedRow | undefined {
  const { facts, dateOfBirth, hasGuardian, ...person } = row
  const isChild = dateOfBirth === null ? hasGuardian : isMinor(dateOfBirth, facts.today)
  const consent = pictureConsentOf({ ...facts, dateOfBirth })
  if (consent === 'yes' || (consent === 'unanswered' && !isChild)) return undefined
  return { ...person, isChild, consent }
}

/** Marks children of a team as asked now; returns those who weren't asked within a week. */
export async function noteAsked(
  tx: Transaction,
  teamId: string,
  { memberIds, now }: { readonly memberIds: readonly string[]; readonly now: Date },
): Promise<readonly string[]> {
  const before = new Date(now.getTime() - askAgainDays * 86_400_000)
  const noted = await sql<{ memberId: string }>`
    insert into photo_consent_requests as asked (team_id, member_id, requested_at)
    select ${teamId}, id, ${now} from unnest(${memberIds}::uuid[]) id order by id
    on conflict (team_id, member_id) do update set requested_at = excluded.requested_at
      where asked.requested_at <= ${before}
    returning member_id as "memberId"`.execute(tx)
  return noted.rows.map(({ memberId }) => memberId)
}

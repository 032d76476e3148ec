import { pictureConsentOf } from '@touchline/domain/members/pictures'
import { askAgainDays } from '@touchline/domain/photos/limits'
import type { SeasonDates } from '@touchline/domain/teams/season'
import { isMinor } from '@touchline/domain/values/age'
import { sql } from 'kysely'

import { countingConsents } from '#server/members/queries/consents.ts'
import { pictureFacts, type PictureFacts } from '#server/members/queries/pictures.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isReached } from '#server/teams/queries/guardian-rights.ts'

import { isPublic, type AlbumKey } from './albums.ts'

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

/**
 * People who may be in an album and have not consented to pictures in the team: of an event everyone on
 * the roster who wasn't marked absent, and the guests who were there.
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
      or (m.id in (select a.member_id from attendance_marks a
          where a.team_id = ${teamId} and a.event_id = ${eventId}) and ${marked(false)}))
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

export interface RefusalRow {
  readonly memberId: string
  readonly firstName: string
  readonly lastName: string
  readonly albums: readonly { readonly id: string; readonly title: string }[]
}

/** People who said no, with the albums published before that may show them and weren't looked through. */
export async function findRefusals(
  db: Queryable,
  teamId: string,
  memberId: string | null = null,
): Promise<readonly RefusalRow[]> {
  const ofTeam = sql`c.team_id = ${teamId} and (${memberId}::uuid is null or c.member_id = ${memberId})`
  const found = await sql<RefusalRow>`
    with refused as (
      select member_id, given_at as at from (${countingConsents(ofTeam, 'pictures_team')}) counting
      where state = 'no'
      union all
      select c.member_id, c.set_at from photo_opt_outs c where ${ofTeam}
    ), said as (
      select member_id, max(at) as at from refused group by member_id
    )
    select m.id as "memberId", m.first_name as "firstName", m.last_name as "lastName",
      json_agg(json_build_object('id', a.id, 'title', a.title) order by a.taken_on desc, a.id) as albums
    from said
    join members m on m.team_id = ${teamId} and m.id = said.member_id
      and m.left_at is null and m.archived_at is null
    join photo_albums a on a.team_id = ${teamId}
    where exists (
        select from photos p where p.team_id = ${teamId} and p.album_id = a.id and ${isPublic}
          and p.published_at < said.at and p.published_at > m.created_at)
      and not exists (
        select from photo_checks looked where looked.team_id = ${teamId} and looked.album_id = a.id
          and looked.member_id = m.id and looked.checked_at >= said.at)
      and not exists (select from attendance_marks x where x.team_id = ${teamId}
        and x.event_id = a.event_id and x.roster_team_id = m.team_id and x.member_id = m.id
        and x.mark = 'absent')
    group by m.id, m.first_name, m.last_name
    order by m.last_name, m.first_name, m.id limit 100`.execute(db)
  return found.rows
}

/** Staff looked for a person in an album; false if the team has no such person. */
export async function saveCheck(
  db: Queryable,
  { teamId, albumId, memberId }: AlbumKey & { readonly memberId: string },
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const saved = await sql`
    insert into photo_checks (team_id, album_id, member_id, checked_by, checked_at)
    select ${teamId}, ${albumId}, m.id, ${by}, ${at} from members m
    where m.team_id = ${teamId} and m.id = ${memberId}
    on conflict (team_id, album_id, member_id)
      do update set checked_by = excluded.checked_by, checked_at = excluded.checked_at`.execute(db)
  return saved.numAffectedRows === 1n
}

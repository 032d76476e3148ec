import { sql } from 'kysely'

import { countingConsents } from '#server/members/queries/consents.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { isPublic, type AlbumKey } from './albums.ts'

export interface RefusalRow {
  readonly memberId: string
  readonly firstName: string
  readonly lastName: string
  readonly albums: readonly {
    readonly id: string
    readonly title: string
    readonly eventId: string | null
  }[]
}

/** SQL: guests `x` of the events of a team, with the event. */
function guestsOf(teamId: string) {
  return sql`(
    select g.guest_team_id as team_id, g.member_id, g.event_id from event_guests g
    where g.team_id = ${teamId}
    union
    select k.guest_team_id, k.member_id, k.event_id from attendance_marks k
    where k.team_id = ${teamId} and k.guest_team_id is not null)`
}

/**
 * People who said no, with the albums published before that may show them and weren't looked through. A
 * guest may be in the albums of the events they were a guest of. Leaving the team changes nothing; after
 * a roll-over the answer in the new team counts.
 */
export async function findRefusals(
  db: Queryable,
  teamId: string,
  memberId: string | null = null,
): Promise<readonly RefusalRow[]> {
  const moved = await findMoved(db, teamId)
  const teamIds = [teamId, ...moved.flatMap((one) => [one.teamId, one.answerTeamId])]
  const isKnown = sql`c.team_id = any(${teamIds}::uuid[])
    and (c.team_id, c.member_id) in (select answer_team_id, answer_member_id from people)`
  const found = await sql<RefusalRow>`
    with guests as materialized ${guestsOf(teamId)},
    people as materialized (
      select moved."teamId" as team_id, moved."memberId" as id,
        moved."answerTeamId" as answer_team_id, moved."answerMemberId" as answer_member_id
      from json_to_recordset(${JSON.stringify(moved)}::json) as moved(
        "teamId" uuid, "memberId" uuid, "answerTeamId" uuid, "answerMemberId" uuid)
      where ${memberId}::uuid is null or moved."memberId" = ${memberId}
      union all
      select one.team_id, one.id, one.team_id, one.id from members one
      where one.team_id = ${teamId} and (${memberId}::uuid is null or one.id = ${memberId})
        and one.id <> all(${moved.map((one) => one.memberId)}::uuid[])
    ),
    refused as (
      select member_id, given_at as at from (${countingConsents(isKnown, 'pictures_team')}) counting
      where state = 'no'
      union all
      select c.member_id, c.set_at from photo_opt_outs c where ${isKnown}
    ), said as (
      select member_id, max(at) as at from refused group by member_id
    )
    select m.id as "memberId", m.first_name as "firstName", m.last_name as "lastName",
      json_agg(json_build_object('id', a.id, 'title', a.title, 'eventId', a.event_id)
        order by a.taken_on desc, a.id) as albums
    from said
    join people on people.answer_member_id = said.member_id
    join members m on m.team_id = people.team_id and m.id = people.id
    join photo_albums a on a.team_id = ${teamId}
      and (m.team_id = ${teamId} or (m.id, a.event_id) in (select member_id, event_id from guests))
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

interface MovedPerson {
  readonly teamId: string
  readonly memberId: string
  /** Where the family answers now. */
  readonly answerTeamId: string
  readonly answerMemberId: string
}

/** The team's guests, and people whom roll-overs moved on from the team or the guests' teams. */
async function findMoved(db: Queryable, teamId: string): Promise<readonly MovedPerson[]> {
  const found = await sql<MovedPerson>`
    with recursive trail as (
      select x.team_id, x.member_id, x.team_id as at_team, x.member_id as at_member
      from ${guestsOf(teamId)} x
      union
      select from_team_id, from_member_id, to_team_id, to_member_id from roll_over_moves
      where from_team_id = ${teamId}
      union
      select trail.team_id, trail.member_id, later.to_team_id, later.to_member_id
      from trail join roll_over_moves later on later.from_team_id = trail.at_team
        and later.from_member_id = trail.at_member
    )
    select team_id as "teamId", member_id as "memberId", at_team as "answerTeamId",
      at_member as "answerMemberId"
    from trail where not exists (
      select from roll_over_moves later where later.from_team_id = trail.at_team
        and later.from_member_id = trail.at_member)`.execute(db)
  return found.rows
}

export interface PicturedPerson {
  readonly teamId: string
  readonly memberId: string
}

/** The person, and who they were in the teams from which roll-overs moved them. */
export async function findEarlierSelves(
  db: Queryable,
  { teamId, memberId }: PicturedPerson,
): Promise<readonly PicturedPerson[]> {
  const found = await sql<PicturedPerson>`
    with recursive trail as (
      select ${teamId}::uuid as team_id, ${memberId}::uuid as member_id
      union
      select earlier.from_team_id, earlier.from_member_id
      from trail join roll_over_moves earlier on earlier.to_team_id = trail.team_id
        and earlier.to_member_id = trail.member_id
    )
    select team_id as "teamId", member_id as "memberId" from trail`.execute(db)
  return found.rows
}

/** The teams whose pictures may show a person: the own one, and those of whose events they were a guest. */
export async function findTeamsWithPictures(
  db: Queryable,
  { teamId, memberId }: PicturedPerson,
): Promise<readonly string[]> {
  const found = await sql<{ teamId: string }>`
    select g.team_id as "teamId" from event_guests g
    where g.guest_team_id = ${teamId} and g.member_id = ${memberId}
    union
    select k.team_id from attendance_marks k
    where k.roster_team_id = ${teamId} and k.member_id = ${memberId}`.execute(db)
  return [...new Set([teamId, ...found.rows.map((row) => row.teamId)])]
}

/** Staff looked for a person in an album; false if the album can't show such a person. */
export async function saveCheck(
  db: Queryable,
  { teamId, albumId, memberId }: AlbumKey & { readonly memberId: string },
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const saved = await sql`
    insert into photo_checks (team_id, album_id, member_id, checked_by, checked_at, guest_team_id)
    select ${teamId}, ${albumId}, m.id, ${by}, ${at}, nullif(m.team_id, ${teamId})
    from members m join photo_albums a on a.team_id = ${teamId} and a.id = ${albumId}
    where m.id = ${memberId} and (m.team_id = ${teamId}
      or (m.team_id, m.id, a.event_id) in (
        select x.team_id, x.member_id, x.event_id from ${guestsOf(teamId)} x))
    on conflict (team_id, album_id, member_id)
      do update set checked_by = excluded.checked_by, checked_at = excluded.checked_at`.execute(db)
  return saved.numAffectedRows === 1n
}

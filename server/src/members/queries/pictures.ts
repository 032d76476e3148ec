import type { PictureConditions } from '@touchline/domain/members/pictures'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { countingConsent } from './consents.ts'
import type { MemberKey } from './members.ts'

/** What decides whether the team sees a picture, without the birth date in the row. */
export type PictureFacts = Omit<PictureConditions, 'dateOfBirth'>

/** SQL for the picture facts of member `m`: this season's newest answer, and any refusal. */
export function pictureFacts(now: Date): RawBuilder<PictureFacts> {
  const today = sql`(${now}::timestamptz at time zone t.time_zone)::date`
  return sql<PictureFacts>`(
    select json_build_object(
      'today', ${today},
      'isAllowed', coalesce(
        counting.state = 'yes' and counting.given_at >= coalesce(season.began, counting.given_at), false),
      'isRefused', coalesce(counting.state = 'no', false),
      'isNeverShown', exists (
        select from photo_opt_outs n where n.team_id = m.team_id and n.member_id = m.id))
    from teams t
    left join lateral (
      select s.starts_on::timestamp at time zone t.time_zone as began from seasons s
      where s.team_id = t.id and s.starts_on <= ${today}
      order by s.starts_on desc limit 1) season on true
    left join lateral ${countingConsent(
      { team: sql`m.team_id`, member: sql`m.id` },
      'pictures_team',
    )} counting on true
    where t.id = m.team_id)`
}

/** The picture facts of one member with the birth date; undefined if not on the roster. */
export async function findPictured(
  db: Queryable,
  { teamId, memberId, now }: MemberKey & { readonly now: Date },
): Promise<PictureConditions | undefined> {
  const found = await sql<{ dateOfBirth: string | null; facts: PictureFacts }>`
    select m.date_of_birth as "dateOfBirth", ${pictureFacts(now)} as facts from members m
    where m.team_id = ${teamId} and m.id = ${memberId} and m.left_at is null`.execute(db)
  const [row] = found.rows
  return row && { dateOfBirth: row.dateOfBirth, ...row.facts }
}

import { sql, type RawBuilder } from 'kysely'

/** SQL: the member `m` of team `t` is a minor, or has a guardian and no date of birth. */
export function isMinorMember(now: Date): RawBuilder<boolean> {
  return sql<boolean>`case when m.date_of_birth is null
    then exists (select from guardianships care
      where care.team_id = m.team_id and care.member_id = m.id)
    else m.date_of_birth > (${now}::timestamptz at time zone t.time_zone)::date - interval '18 years'
  end`
}

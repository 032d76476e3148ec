import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

export interface RosterTeam {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly timeZone: string
  readonly ageGroup: string | null
}

const columns = sql`t.id, t.name, t.language, t.time_zone as "timeZone", t.age_group as "ageGroup"`

export async function findRosterTeam(
  db: Queryable,
  teamId: string,
): Promise<RosterTeam | undefined> {
  const found = await sql<RosterTeam>`
    select ${columns} from teams t where t.id = ${teamId} and t.deleted_at is null`.execute(db)
  return found.rows[0]
}

/** An event as named in an email about its change. */
export interface NamedEvent {
  readonly title: string
  readonly opponent: string | null
  readonly timeZone: string
  /** The event, and all dates of a series announced with it. */
  readonly eventIds: readonly string[]
}

export async function findNamedEvent(
  db: Queryable,
  { teamId, eventId, changedAt }: { teamId: string; eventId: string; changedAt: Date },
): Promise<NamedEvent | undefined> {
  const found = await sql<NamedEvent>`
    select e.title, coalesce(o.name, e.opponent) as opponent, e.time_zone as "timeZone",
      array(select x.id from events x where x.team_id = e.team_id and (x.id = e.id
        or (x.series_id = e.series_id and x.announced_change_at = ${changedAt}))) as "eventIds"
    from events e left join opponents o on o.team_id = e.team_id and o.id = e.opponent_id
    where e.team_id = ${teamId} and e.id = ${eventId}`.execute(db)
  return found.rows[0]
}

/** Teams where it is Monday morning, with roster people who can be reached only by email. */
export async function findTeamsToWriteTo(
  db: Queryable,
  { now, after, limit }: { now: Date; after: string | undefined; limit: number },
): Promise<readonly (RosterTeam & { readonly monday: string })[]> {
  const here = sql`${now}::timestamptz at time zone t.time_zone`
  const found = await sql<RosterTeam & { readonly monday: string }>`
    select ${columns}, (${here})::date::text as monday from teams t
    where t.deleted_at is null and (${after ?? null}::uuid is null or t.id > ${after ?? null}::uuid)
      and extract(isodow from ${here}) = 1 and extract(hour from ${here}) between 8 and 11
      and exists (select from events e where e.team_id = t.id and e.cancelled_at is null
        and e.starts_at > ${now} and e.starts_at < ${now}::timestamptz + interval '8 days')
      and (exists (select from guardians g where g.team_id = t.id and g.account_id is null and g.email <> '')
        or exists (select from members m where m.team_id = t.id and m.account_id is null and m.email <> ''
          and m.left_at is null and m.archived_at is null))
    order by t.id limit ${limit}`.execute(db)
  return found.rows
}

import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

interface Asked {
  readonly teamIds: readonly string[]
  /** Of them, those whose places strangers may know. */
  readonly placesOf: readonly string[]
  readonly now: Date
}

/** Trainings of the whole team in the next four weeks; those of chosen people stay private. */
function comingIn({ teamIds, placesOf, now }: Asked) {
  const until = new Date(now.getTime() + 28 * 86_400_000)
  return sql`
    select e.id, e.team_id as "teamId", e.starts_at as "startsAt", e.ends_at as "endsAt",
      e.time_zone as "timeZone", e.cancelled_at is not null as "isCancelled",
      case when e.team_id = any(${[...placesOf]}::uuid[]) then v.name end as venue
    from events e
    left join venues v on v.team_id = e.team_id and v.id = e.venue_id
    where e.team_id = any(${[...teamIds]}::uuid[]) and e.type = 'practice' and not e.is_all_day
      and e.audience = 'everyone' and e.starts_at between ${now} and ${until}`
}

export interface PublicTraining {
  readonly teamId: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
  readonly venue: string | null
  readonly isCancelled: boolean
}

export async function findTrainings(
  db: Queryable,
  { limit, ...asked }: Asked & { readonly limit: number },
): Promise<PublicTraining[]> {
  const found = await sql<PublicTraining>`
    select * from (${comingIn(asked)}) as coming
    order by "startsAt", id limit ${limit}`.execute(db)
  return found.rows
}

/** A time on the wall clock of a team. */
export interface TrainingTime {
  readonly teamId: string
  /** Monday is 1. */
  readonly weekday: number
  /** HH:MM */
  readonly from: string
  readonly until: string
  readonly venue: string | null
}

const mostTimes = 2000

/** Trainings that take place more than once in the coming weeks are a team's training times. */
export async function findTrainingTimes(db: Queryable, asked: Asked): Promise<TrainingTime[]> {
  const found = await sql<TrainingTime>`
    select "teamId", weekday, "from", until, venue
    from (
      select "teamId", venue,
        extract(isodow from "startsAt" at time zone "timeZone")::int as weekday,
        to_char("startsAt" at time zone "timeZone", 'HH24:MI') as "from",
        to_char("endsAt" at time zone "timeZone", 'HH24:MI') as until
      from (${comingIn(asked)}) as coming where not "isCancelled"
    ) as times
    group by "teamId", weekday, "from", until, venue having count(*) > 1
    order by "teamId", weekday, "from", until, venue limit ${mostTimes}`.execute(db)
  return found.rows
}

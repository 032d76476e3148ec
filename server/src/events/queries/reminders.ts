import {
  reminded,
  ruleKey,
  usualReminders,
  type Reminded,
  type Reminding,
} from '@touchline/domain/teams/reminder-rules'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

import type { EventKey } from './page.ts'

/** A rule and an event that may soon be due and have not been handled. */
export interface OpenReminder extends EventKey, Reminding {
  readonly startsAt: Date
}

interface Row extends EventKey {
  readonly startsAt: Date
  readonly timeZone: string
  readonly whom: string
  readonly hours: number
  readonly before: Date
  readonly since: Date
}

/** The longest lead time of a rule, plus a day for clock changes. */
const daysAhead = 8

/**
 * Reminders due about now, earliest event first. Deliberately reads all teams; each row names its
 * team. Reads an hour more for clock changes; domain/teams/reminder-rules decides exactly.
 */
export async function findOpenReminders(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<OpenReminder[]> {
  const found = await sql<Row>`
    with near as materialized (
      select e.* from events e
      where e.cancelled_at is null and e.starts_at > ${now}
        and e.starts_at < ${now}::timestamptz + make_interval(days => ${daysAhead})
      union
      select e.* from events e
      where e.cancelled_at is null and e.starts_at > ${now} and e.answer_until > ${now}
        and e.answer_until < ${now}::timestamptz + make_interval(days => ${daysAhead})
    )
    select e.team_id as "teamId", e.id as "eventId", e.starts_at as "startsAt",
      e.time_zone as "timeZone", rule.whom, rule.hours, rule.before, made.since
    from near e
    join teams t on t.id = e.team_id and ${isTeamActive('t')}
    left join team_reminders r on r.team_id = e.team_id
    cross join lateral (
      select greatest(e.created_at, e.timed_at, e.reminders_at,
        case when e.silent_hours is null then r.changed_at end) as since
    ) made
    cross join lateral (
      select 'silent' as whom, coalesce(e.answer_until, e.starts_at) as before,
        unnest(coalesce(e.silent_hours, r.silent_hours, ${[...usualReminders.silent]}::int[])) as hours
      union all
      select 'going', e.starts_at,
        unnest(coalesce(e.going_hours, r.going_hours, ${[...usualReminders.going]}::int[]))
    ) rule
    where (e.is_reminded or e.silent_hours is not null) and e.is_invited and rule.before > ${now}
      and rule.before - make_interval(hours => rule.hours) <= ${now}::timestamptz + interval '1 hour'
      and rule.before - make_interval(hours => rule.hours) > made.since - interval '1 hour'
      and not exists (select from event_reminders d
        where d.team_id = e.team_id and d.event_id = e.id
          and d.rule = rule.whom || '-' || rule.hours and d.starts_at = e.starts_at)
    order by rule.before - make_interval(hours => rule.hours), e.id limit ${limit}`.execute(db)
  return found.rows.flatMap(({ whom, hours, ...row }) =>
    isReminded(whom) ? [{ ...row, rule: { whom, hours } }] : [],
  )
}

function isReminded(whom: string): whom is Reminded {
  return reminded.some((one) => one === whom)
}

/** Skipped: it was due before the event was created or moved. */
export type ReminderEnd = 'sent' | 'dropped' | 'skipped'

/** True for the first process to record it: each rule reminds once per start of an event. */
export async function settleReminder(
  tx: Transaction,
  { teamId, eventId, rule, startsAt }: OpenReminder,
  { state, now }: { readonly state: ReminderEnd; readonly now: Date },
): Promise<boolean> {
  const made = await sql`
    insert into event_reminders (team_id, event_id, rule, starts_at, state, settled_at)
    select e.team_id, e.id, ${ruleKey(rule)}, e.starts_at, ${state}, ${now} from events e
    where e.team_id = ${teamId} and e.id = ${eventId} and e.starts_at = ${startsAt}
      and e.cancelled_at is null
    on conflict do nothing`.execute(tx)
  return made.numAffectedRows === 1n
}

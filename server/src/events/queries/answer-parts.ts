import { sql } from 'kysely'

/**
 * SQL: the answer `a` of person `m` to event `e`, if any. The limit forces an index look-up: a
 * generic plan would read all answers of the event for each person.
 */
export const withAnswer = sql`
  left join lateral (select * from answers given
    where given.team_id = e.team_id and given.event_id = e.id and given.member_id = m.id limit 1) a on true`

/** The place of event `e` as stored with answers. */
export const placeKey = sql`coalesce(e.venue_id::text, e.location)`

/** True for an answer `a` given to another day, time or place of event `e`. */
export const isBeforeChange = sql`coalesce(
  a.answer is not null and a.unavailability_id is null and (
    a.for_starts_at <> e.starts_at or a.for_ends_at <> e.ends_at
    or a.for_place is distinct from ${placeKey}), false)`

/**
 * Each scenario as one statement that authorises the caller, does the whole job and builds the
 * JSON: the minimum for a server with this schema.
 */

export interface OneStatement {
  readonly name: string
  readonly text: string
}

/** A team member or a manager of its club: `$1` is the team, `$2` the account. */
const belongs = `exists (
  select from members o where o.team_id = $1 and o.account_id = $2 and o.left_at is null and o.archived_at is null)`

const card = `
  'id', e.id, 'teamId', e.team_id, 'seriesId', e.series_id, 'type', e.type, 'title', e.title,
  'startsAt', e.starts_at, 'endsAt', e.ends_at, 'timeZone', e.time_zone,
  'startsLocal', to_char(e.starts_at at time zone e.time_zone, 'YYYY-MM-DD"T"HH24:MI'),
  'endsLocal', to_char(e.ends_at at time zone e.time_zone, 'YYYY-MM-DD"T"HH24:MI'),
  'isAllDay', e.is_all_day, 'venueId', e.venue_id, 'location', coalesce(v.name, e.location),
  'opponentId', e.opponent_id, 'opponent', coalesce(o.name, e.opponent), 'homeAway', e.home_away,
  'kit', e.kit, 'places', e.places, 'minimum', e.minimum, 'answerUntil', e.answer_until,
  'cancelledAt', e.cancelled_at, 'version', e.version,
  'counts', json_build_object('going', e.going_count, 'maybe', e.maybe_count,
    'notGoing', e.not_going_count, 'waiting', e.waiting_count,
    'silent', (select count(*) from members m where m.team_id = e.team_id and m.left_at is null
      and m.archived_at is null) - e.going_count - e.maybe_count - e.not_going_count),
  'mine', (select json_agg(json_build_object('memberId', m.id, 'firstName', m.first_name,
      'answer', a.answer, 'comment', a.comment))
    from members m left join answers a on a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id
    where m.team_id = e.team_id and m.account_id = $2)`

const withPlaces = `
  left join venues v on v.team_id = e.team_id and v.id = e.venue_id
  left join opponents o on o.team_id = e.team_id and o.id = e.opponent_id`

/** `$3` and `$4`: first and last day; `$5`: limit. */
export const events: OneStatement = {
  name: 'events',
  text: `select json_build_object('events', coalesce(json_agg(json_build_object(${card})
      order by e.starts_at, e.id), '[]'))::text as body
    from (select * from events where team_id = $1 and ends_at >= $3 and starts_at < $4
      order by starts_at, id limit $5) e ${withPlaces} where ${belongs}`,
}

/** `$3`: the event. */
export const eventPage: OneStatement = {
  name: 'event page',
  text: `select json_build_object(${card}, 'details', e.details, 'audience', e.audience,
      'answers', (select json_agg(json_build_object('memberId', m.id, 'firstName', m.first_name,
          'lastName', m.last_name, 'role', m.role, 'isCoach', m.is_coach, 'position', m.position,
          'answer', a.answer, 'comment', a.comment, 'answeredAt', a.answered_at,
          'answeredBy', by.first_name, 'isLate', a.is_late) order by m.last_name, m.first_name, m.id)
        from members m
        left join answers a on a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id
        left join accounts by on by.id = a.answered_by
        where m.team_id = e.team_id and m.left_at is null and m.archived_at is null))::text as body
    from events e ${withPlaces} where e.team_id = $1 and e.id = $3 and ${belongs}`,
}

/** `$3`: limit. */
export const members: OneStatement = {
  name: 'members',
  text: `select json_build_object('members', json_agg(json_build_object('id', m.id,
      'firstName', m.first_name, 'lastName', m.last_name, 'nickname', m.nickname, 'role', m.role,
      'isAdmin', m.is_admin, 'isCoach', m.is_coach, 'position', m.position,
      'jerseyNumber', m.jersey_number, 'email', m.email, 'phone', m.phone,
      'dateOfBirth', m.date_of_birth, 'gender', m.gender, 'custom', m.custom, 'version', m.version,
      'parents', (select json_agg(json_build_object('id', p.id, 'firstName', p.first_name,
          'lastName', p.last_name, 'email', p.email, 'phone', p.phone, 'accountId', p.account_id))
        from guardianships g join guardians p on p.team_id = g.team_id and p.id = g.guardian_id
        where g.team_id = m.team_id and g.member_id = m.id))
      order by m.last_name, m.first_name, m.id),
      'total', (select count(*) from members where team_id = $1 and left_at is null and archived_at is null))::text as body
    from (select * from members where team_id = $1 and left_at is null and archived_at is null
      order by last_name, first_name, id limit $3) m where ${belongs}`,
}

/** `$3`: event, `$4`: member, `$5`: answer, `$6`: comment. */
export const answer: OneStatement = {
  name: 'answer',
  text: `with event as (
      select * from events e where e.team_id = $1 and e.id = $3 and e.cancelled_at is null
        and ${belongs} for update
    ), before as (
      select a.answer from answers a where a.team_id = $1 and a.event_id = $3 and a.member_id = $4
    ), history as (
      insert into answer_history (team_id, event_id, member_id, answer, waiting, comment, answered_by, answered_at, is_late)
      select team_id, id, $4, $5, false, $6, $2, now(), false from event
    ), written as (
      insert into answers (team_id, event_id, member_id, answer, comment, answered_by, answered_at)
      select team_id, id, $4, $5, $6, $2, now() from event
      on conflict on constraint answers_pkey do update
      set answer = excluded.answer, comment = excluded.comment, answered_by = excluded.answered_by,
        answered_at = excluded.answered_at
    ), notified as (
      insert into outbox (name, topics, payload)
      select 'events.answered', array['team:' || $1], json_build_object('eventId', id) from event
      returning pg_notify('bench_news', id::text)
    )
    update events e set
      going_count = e.going_count + ($5 = 'going')::int - coalesce((select answer = 'going' from before), false)::int,
      maybe_count = e.maybe_count + ($5 = 'maybe')::int - coalesce((select answer = 'maybe' from before), false)::int,
      not_going_count = e.not_going_count + ($5 = 'not_going')::int
        - coalesce((select answer = 'not_going' from before), false)::int
    from event, notified where e.team_id = event.team_id and e.id = event.id
    returning json_build_object('eventId', e.id, 'going', e.going_count, 'maybe', e.maybe_count,
      'notGoing', e.not_going_count)::text as body`,
}

/** `$3`: conversation, `$4`: id from the author's device, `$5`: text. */
export const message: OneStatement = {
  name: 'message',
  text: `with place as (
      update conversations c set last_seq = c.last_seq + 1, last_at = now()
      where c.team_id = $1 and c.id = $3 and ${belongs} returning c.last_seq
    ), sent as (
      insert into messages (id, team_id, conversation_id, seq, author_id, client_id, words, sent_at)
      select gen_random_uuid(), $1, $3, last_seq, $2, $4, $5, now() from place returning id, seq
    ), reading as (
      insert into conversation_readers (team_id, conversation_id, account_id, read_seq)
      select $1, $3, $2, seq from sent
      on conflict (team_id, conversation_id, account_id) do update set read_seq = excluded.read_seq
    ), notified as (
      insert into outbox (name, topics, payload)
      select 'messages.sent', array['team:' || $1], json_build_object('id', id) from sent
      returning pg_notify('bench_news', id::text)
    )
    select json_build_object('id', id, 'seq', seq)::text as body from sent, notified`,
}
